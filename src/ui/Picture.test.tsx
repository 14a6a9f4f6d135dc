import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture } from "./Picture.tsx";

const PICTURE = { src: "/p.webp", avif: "/p.avif 400w", width: 400, height: 300, alt: "El acceso." };

test.each([
  ["says what it shows", {}, "El acceso."],
  ["says it beside a caption", { caption: "El acceso, después." }, "El acceso."],
  ["leaves it to a caption that says the same", { caption: "El acceso." }, ""],
])("%s", (_, { caption }: { caption?: string }, alt) => {
  const html = renderToStaticMarkup(<Picture picture={{ ...PICTURE, caption }} sizes="100vw" />);
  expect(html).toContain(`alt="${alt}"`);
});
