import { describe, expect, it } from "vitest";
import { choosePictures, pictureId } from "./pictures.ts";

describe("pictureId", () => {
  it("puts a script of art/scenes itself into the folder scenes", () => {
    expect(pictureId("hero.py")).toBe("scenes/hero");
  });

  it("keeps the folder of a script", () => {
    expect(pictureId("equipment/dumper.py")).toBe("equipment/dumper");
  });

  it("leaves shared code and other files out", () => {
    expect(pictureId("projects/_street.py")).toBeUndefined();
    expect(pictureId("notes.md")).toBeUndefined();
  });
});

describe("choosePictures", () => {
  const pictures = ["equipment/cisterna", "equipment/dumper", "scenes/cisterna", "scenes/hero"].map((id) => ({
    id,
    script: `${id}.py`,
  }));
  const chosen = (...wishes: string[]) => choosePictures(pictures, wishes).map(({ id }) => id);

  it("draws everything when nothing is named", () => {
    expect(chosen()).toHaveLength(4);
  });

  it("finds a name in every folder, or in one", () => {
    expect(chosen("cisterna")).toEqual(["equipment/cisterna", "scenes/cisterna"]);
    expect(chosen("scenes/cisterna")).toEqual(["scenes/cisterna"]);
  });

  it("takes a whole folder, each picture once", () => {
    expect(chosen("equipment", "dumper")).toEqual(["equipment/cisterna", "equipment/dumper"]);
  });

  it("says so when a picture does not exist", () => {
    expect(() => chosen("nave")).toThrow('No picture is called "nave"');
  });
});
