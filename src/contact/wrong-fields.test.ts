import { expect, it } from "vitest";
import { ResponseError } from "../api/client.ts";
import { wrongFieldsOf } from "./wrong-fields.ts";

const wrong = { field: "email", code: "emailInvalid", message: "Debe ser un email válido" };

it("reads the fields that a problem names", () => {
  const problem = { type: "about:blank", title: "Bad Request", status: 400, errors: [wrong] };
  expect(wrongFieldsOf(new ResponseError(400, JSON.stringify(problem)))).toEqual([wrong]);
});

it.each([
  new TypeError("Failed to fetch"),
  new ResponseError(502, "<html>"),
  new ResponseError(500, "Internal Server Error"),
  new ResponseError(400, "null"),
  new ResponseError(400, '{"errors":"email"}'),
  new ResponseError(400, '{"errors":[null,{"field":"email"}]}'),
])("finds none in %s", (error) => {
  expect(wrongFieldsOf(error)).toEqual([]);
});
