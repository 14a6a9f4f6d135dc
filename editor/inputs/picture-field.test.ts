// @vitest-environment happy-dom
import { KeystarProvider } from "@keystar/ui/core";
import { fireEvent, render, screen } from "@testing-library/react";
import { createElement } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { pictureField } from "./picture-field.tsx";

test("while a picture is being sent, its field is not saved as an empty one", async () => {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => answer.promise);
  onTestFinished(() => void vi.unstubAllGlobals());
  const field = pictureField({ label: "Imagen", folder: "projects", mayBeEmpty: true });
  const onChange = vi.fn();
  const { Input } = field;
  const input = createElement(Input, { value: "", onChange, autoFocus: false, forceValidation: false });
  render(createElement(KeystarProvider, null, input));
  expect(field.validate("")).toBe("");
  fireEvent.change(screen.getByLabelText("Imagen", { selector: "input" }), {
    target: { files: [new File(["…"], "antes.jpg")] },
  });
  expect(() => field.validate("")).toThrow("guarda otra vez cuando haya llegado");
  answer.resolve(new Response("projects/antes"));
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith("projects/antes"));
  expect(field.validate("")).toBe("");
});
