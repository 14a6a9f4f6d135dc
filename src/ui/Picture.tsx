import type { PictureData } from "../site/pictures.ts";
import { Placeholder } from "./Placeholder.tsx";

/** The theme's breakpoint `md`. */
export const WIDE_SCREEN = "(min-width: 48rem)";

interface PictureProps {
  picture: PictureData;
  /** the displayed width, for the browser's choice of file; on phones smaller than it is: two device pixels suffice */
  sizes: string;
  /** the largest picture of the first screen: before all others, but after the words' font where a placeholder stands meanwhile */
  first?: boolean;
  /** where scale models on white stand, blended with the background of the page, and their placeholder with them */
  model?: boolean;
  className?: string;
}

export function Picture({ model = false, className = "", ...rest }: PictureProps) {
  const { placeholder, isPhotograph } = rest.picture;
  const shape = model && !isPhotograph ? `stands-on-page ${className}` : className;
  if (!model || !placeholder) return <Image className={shape} {...rest} />;
  return (
    <div className={`relative ${shape}`}>
      <Placeholder source={placeholder} />
      <Image className="relative size-full [object-fit:inherit]" {...rest} />
    </div>
  );
}

function Image({ picture, sizes, first = false, className }: Omit<PictureProps, "model">) {
  return (
    <picture className="contents">
      <source media={picture.onPhones && WIDE_SCREEN} type="image/avif" srcSet={picture.avif} sizes={sizes} />
      {picture.onPhones && <source type="image/avif" srcSet={picture.onPhones} sizes="100vw" />}
      <img
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={picture.alt === picture.caption ? "" : picture.alt} // nobody wants to hear it twice
        loading={first ? "eager" : "lazy"}
        decoding={first ? "sync" : "async"}
        fetchPriority={first ? (picture.placeholder ? "low" : "high") : undefined}
        style={picture.position ? { objectPosition: picture.position } : undefined}
        className={className}
      />
    </picture>
  );
}
