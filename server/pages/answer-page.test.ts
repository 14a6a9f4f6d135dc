import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { ask, openConnection } from "../../tests/parts/raw-http.ts";
import { runApp } from "../../tests/parts/running-app.ts";
import {
  DRAWING,
  HASHED_FILE,
  HIDDEN_FILE,
  OLD_PROJECT_PATH,
  OWN_PAGE,
  PICTURE,
  PROJECT_PATH,
  WELL_KNOWN_FILE,
} from "../../tests/parts/small-site.ts";

const { port, stop } = await runApp();
afterAll(stop);

describe("a document", () => {
  test.each([
    ["br, gzip", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["br;q=0, gzip", "gzip", gunzipSync],
    ["*", "br", brotliDecompressSync],
  ])("for a browser that takes %s comes as %s", async (accepted, encoding, unpack) => {
    const { status, headers, body } = await ask(port, "/es/", { headers: { "accept-encoding": accepted } });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-encoding": encoding,
      "content-length": String(body.length),
      vary: "Accept-Encoding",
    });
    expect(unpack(body).toString()).toContain("<title>es /</title>");
  });

  test("comes plain to whoever takes nothing else", async () => {
    const { headers, body } = await ask(port, "/eu/servicios");
    expect(headers["content-encoding"]).toBeUndefined();
    expect(headers.vary).toBe("Accept-Encoding");
    expect(body.toString()).toContain("<title>eu /servicios</title>");
  });

  test("is asked for again each time, and not sent again while it is the same", async () => {
    const first = await ask(port, "/es/", { headers: { "accept-encoding": "br" } });
    expect(first.headers["cache-control"]).toBe("no-cache");
    const etag = first.headers.etag ?? "";
    expect(etag).toMatch(/^"[\w-]+\.br"$/);
    for (const mark of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const again = await ask(port, "/es/", { headers: { "accept-encoding": "br", "if-none-match": mark } });
      expect(again.status).toBe(304);
      expect(again.body.length).toBe(0);
      expect(again.headers.etag).toBe(etag);
      expect(again.headers["content-security-policy"]).toBe(first.headers["content-security-policy"]);
    }
    const changed = await ask(port, "/es/", {
      headers: { "accept-encoding": "br", "if-none-match": '"other"' },
    });
    expect(changed.status).toBe(200);
  });

  test("has another mark in each encoding", async () => {
    const marks = ["br", "gzip", "identity"].map(async (encoding) => {
      const { headers } = await ask(port, "/es/", { headers: { "accept-encoding": encoding } });
      return headers.etag;
    });
    expect(new Set(await Promise.all(marks)).size).toBe(3);
  });

  test("is described by HEAD as GET would describe it", async () => {
    const get = await ask(port, "/es/contacto");
    const head = await ask(port, "/es/contacto", { method: "HEAD" });
    const { date: _one, ...described } = get.headers;
    expect(head.headers).toMatchObject(described);
    expect(head.body.length).toBe(0);
  });

  test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])("does not answer %s", async (method) => {
    const { status, headers } = await ask(port, "/es/", { method });
    expect(status).toBe(405);
    expect(headers.allow).toBe("GET, HEAD");
  });

  test("keeps its query for itself", async () => {
    const { status, body } = await ask(port, "/es/maquinaria?categoria=vehiculos");
    expect(status).toBe(200);
    expect(body.toString()).toContain("es /maquinaria");
  });
});

test("a file under a hashed name is kept for good", async () => {
  const { status, headers } = await ask(port, HASHED_FILE, { headers: { "accept-encoding": "br" } });
  expect(status).toBe(200);
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
});

test("many may have the same picture at once, and one who goes away holds nobody up", async () => {
  const socket = await openConnection(port);
  socket.write("GET /share.png HTTP/1.1\r\nHost: a\r\n\r\n", () => socket.destroy());
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(port, "/share.png")));
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(body.toString()).toBe(PICTURE);
  }
  expect((await ask(port, "/share.png", { method: "HEAD" })).body.length).toBe(0);
});

test("other files are kept for an hour, and pictures are not compressed twice", async () => {
  const { headers } = await ask(port, "/share.png", { headers: { "accept-encoding": "br, gzip" } });
  expect(headers["cache-control"]).toBe("public, max-age=3600");
  expect(headers["content-encoding"]).toBeUndefined();
  expect(headers.vary).toBeUndefined();
});

describe("what is no page", () => {
  test.each([
    "/nope",
    "/es/nope",
    "/404",
    "/404.html",
    "/es/servicios.html",
    "/.site.json",
    "/es/index.html.br",
    "/es/proyectos/otra-obra/mas",
    "/eu/proyectos/otra%2Fobra",
    "/ES/Nope",
    "/es/nope.",
    "/es/.servicios",
    "/es/servicios.x",
    "/es/serv%20icios",
    "/ES/Servicios.HTML",
    "/.Site.JSON",
  ])("%s is answered 404 with the not-found document", async (path) => {
    const { status, headers, body } = await ask(port, path);
    expect(status).toBe(404);
    expect(headers["cache-control"]).toBe("no-cache");
    expect(body.toString()).toContain("404 Page Not Found");
  });

  test.each(["es", "eu"])("an unknown project in %s has a not-found view of its own", async (language) => {
    const { status, body } = await ask(port, `/${language}/proyectos/otra-obra`);
    expect(status).toBe(404);
    expect(body.toString()).toContain(`${language} no project`);
  });
});

describe("an address without a language", () => {
  test.each([
    ["/", {}, "/es/"],
    ["/", { cookie: "language=eu" }, "/eu/"],
    ["/", { cookie: "a=b; language=eu; c=d", "accept-language": "es" }, "/eu/"],
    ["/", { cookie: "language=fr", "accept-language": "eu-ES,es;q=0.9" }, "/eu/"],
    ["/", { cookie: "xlanguage=eu" }, "/es/"],
    ["/", { "accept-language": "es;q=0.5,eu;q=0.8" }, "/eu/"],
    ["/", { "accept-language": "xx,yy;q=0.5" }, "/es/"],
    ["/servicios?a=1&b=%20", { cookie: "language=eu" }, "/eu/servicios?a=1&b=%20"],
    ["/flota?categoria=vehiculos", {}, "/es/maquinaria?categoria=vehiculos"],
    ["/servicios/", {}, "/es/servicios"],
    ["/proyectos/otra-obra", {}, "/es/proyectos/otra-obra"],
    ["/proyectos/@evil.example", {}, "/es/proyectos/%40evil.example"],
    ["/proyectos/la%3F%C3%B1?a=1", {}, "/es/proyectos/la%3F%C3%B1?a=1"],
    [OLD_PROJECT_PATH, { cookie: "language=eu" }, `/eu${PROJECT_PATH}`],
    ["/Servicios,?a=1", { cookie: "language=eu" }, "/eu/servicios?a=1"],
    ["/)", {}, "/es/"],
  ])("%s with %j leads to %s", async (path, headers, location) => {
    const answer = await ask(port, path, { headers });
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe(location);
    expect(answer.headers.vary).toBe("Cookie, Accept-Language");
  });
});

describe("another spelling", () => {
  test.each([
    ["/es", "/es/"],
    ["/es/servicios/?a=1", "/es/servicios?a=1"],
    ["//es//servicios", "/es/servicios"],
    ["/es/%73ervicios", "/es/servicios"],
    ["//robots.txt", "/robots.txt"],
    ["/eu/kontaktua", "/eu/contacto"],
    ["/zerbitzuak?a=1", "/eu/servicios?a=1"],
    ["/ES/Servicios", "/es/servicios"],
    ["/EU", "/eu/"],
    ["/Eu/Kontaktua.", "/eu/contacto"],
    [`/es${PROJECT_PATH.toUpperCase()}/?a=B`, `/es${PROJECT_PATH}?a=B`],
    ["/es/contacto.", "/es/contacto"],
    ["/es/contacto,?asunto=Otros&b=%20", "/es/contacto?asunto=Otros&b=%20"],
    ["/es/contacto)", "/es/contacto"],
    ["/es/contacto%20", "/es/contacto"],
    ["/es/contacto%3E).", "/es/contacto"],
    ["/es/contacto/%C2%BB", "/es/contacto"],
    ["/es/contacto%E2%80%A6", "/es/contacto"],
    ["/es/,", "/es/"],
  ])("%s leads for good to %s", async (path, location) => {
    const { status, headers } = await ask(port, path);
    expect(status).toBe(301);
    expect(headers.location).toBe(location);
  });
});

test.each(["/%2F/evil.example/Contacto.", "//evil.example/ES/Servicios.", "/ES//evil.example)"])(
  "no spelling leads to another site: %s",
  async (path) => {
    const { status, headers } = await ask(port, path);
    expect(status).toBe(404);
    expect(headers.location).toBeUndefined();
  },
);

test.each([DRAWING, `${DRAWING}?opened`])(
  "a drawing may do nothing when it is opened by itself: %s",
  async (path) => {
    const { headers } = await ask(port, path);
    expect(headers["content-type"]).toMatch(/^image\/svg\+xml/);
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none';.* sandbox$/);
  },
);

test("a page that the owner adds answers at its own name, word for word, and does nothing", async () => {
  const { status, headers, body } = await ask(port, OWN_PAGE);
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none';.* sandbox$/);
  expect(body.toString()).toMatch(/^google-site-verification: /);
  for (const other of [OWN_PAGE.replace(".html", ""), `/es${OWN_PAGE.replace(".html", "")}`])
    expect((await ask(port, other)).status).toBe(404);
});

test("of hidden files those are served that a standard hides", async () => {
  expect((await ask(port, WELL_KNOWN_FILE)).status).toBe(200);
  expect((await ask(port, HIDDEN_FILE)).status).toBe(404);
});
