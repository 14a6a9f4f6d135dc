import { describe, expect, it } from "vitest";
import { freshSettings } from "../../tests/parts/engines.ts";
import { goodMessage, runApi, visit } from "../../tests/parts/visitor.ts";

describe("the token against forged requests", () => {
  it("comes with a signed cookie no script can read, and is never cached", async () => {
    const { app } = await runApi(await freshSettings("sqlite"));
    const answer = await app.inject("/api/csrf-token");
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ csrfToken: expect.stringMatching(/^[\w-]{20,}$/) });
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers["set-cookie"]).toMatch(
      /^csrf=[\w-]+\.[\w%+/]+; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  it("is bound to host and encryption under https", async () => {
    const { app } = await runApi(await freshSettings("sqlite", { SITE_URL: "https://www.harlur.example" }));
    const answer = await app.inject("/api/csrf-token");
    expect(answer.headers["set-cookie"]).toMatch(
      /^__Host-csrf=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect((await (await visit(app)).post(goodMessage())).statusCode).toBe(202);
  });

  it("is taken from either header", async () => {
    const { app } = await runApi(await freshSettings("sqlite"));
    const { cookie, csrfToken, post } = await visit(app);
    expect((await post(goodMessage())).statusCode).toBe(202);
    const other = await app.inject({
      method: "POST",
      url: "/api/contact",
      headers: { cookie, "x-csrf-token": csrfToken },
      payload: goodMessage(),
    });
    expect(other.statusCode).toBe(202);
  });

  it("keeps the visitor's cookie when a second token is asked for", async () => {
    const { app } = await runApi(await freshSettings("sqlite"));
    const { send, post } = await visit(app);
    expect((await send({ url: "/api/csrf-token" })).headers["set-cookie"]).toBeUndefined();
    expect((await post(goodMessage())).statusCode).toBe(202);
  });

  it("is refused with 403 when it is missing, made up, another visitor's, or its cookie is forged", async () => {
    const { app } = await runApi(await freshSettings("sqlite"));
    const [mine, theirs] = [await visit(app), await visit(app)];
    const forged = mine.cookie.replace(/=./, "=!");
    for (const headers of [
      { "csrf-token": "" },
      { "csrf-token": "made-up" },
      { "csrf-token": theirs.csrfToken },
      { cookie: theirs.cookie },
      { cookie: forged },
      { cookie: "" },
    ]) {
      const answer = await mine.post(goodMessage(), headers);
      expect(answer.statusCode).toBe(403);
      expect(answer.headers["content-type"]).toContain("application/problem+json");
    }
  });

  it("holds on every instance with the same secret, and on no other", async () => {
    const secret = { COOKIE_SECRET: "s".repeat(32) };
    const { app: one } = await runApi(await freshSettings("sqlite", secret));
    const { app: two } = await runApi(await freshSettings("sqlite", secret));
    const { app: stranger } = await runApi(await freshSettings("sqlite"));
    const { cookie, csrfToken } = await visit(one);
    const postTo = (app: typeof one) =>
      app.inject({
        method: "POST",
        url: "/api/contact",
        headers: { cookie, "csrf-token": csrfToken },
        payload: goodMessage(),
      });
    expect((await postTo(two)).statusCode).toBe(202);
    expect((await postTo(stranger)).statusCode).toBe(403);
  });
});
