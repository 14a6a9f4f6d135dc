import { Fragment } from "react";

const ROAD_NAME = /([A-Z]+-\d+)/;

/** A text in which the name of a road (BI-631) is never broken at its hyphen. */
export function RoadNames({ text }: { text: string }) {
  return text.split(ROAD_NAME).map((part, index) =>
    ROAD_NAME.test(part) ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
