// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keepParts } from "./carry-over.ts";
import { hydratedEvent, hydrateIsland, hydrationFailedEvent } from "./events.ts";
import intent from "./intent.ts";

let number = 0;

beforeEach(() => {
  window.keepParts = keepParts;
});

/** A sleeping island, a control elsewhere that names it, and its code on the way. */
function sleepingIsland(html: string, pressedBefore?: string) {
  const name = `island-${++number}`;
  document.body.innerHTML = `
    <div id="island">${html}</div>
    <button type="button" id="control" data-hydrates="${name}">Configurar</button>
    <button type="button" id="stranger">Otro</button>
    <div id="spinner" hidden></div>
    <p id="load-failure" hidden></p>`;
  const island = element("island");
  window.earlyClick = pressedBefore ? element(pressedBefore) : null;
  const arrival = Promise.withResolvers<void>();
  const hydrate = vi.fn(async () => {});
  const load = vi.fn(() => arrival.promise.then(() => hydrate));
  intent(load, { name: "intent", value: name }, island);
  return {
    name,
    load,
    hydrate,
    deliver: arrival.resolve,
    arrive: async () => {
      arrival.resolve();
      await settle();
      document.dispatchEvent(new CustomEvent(hydratedEvent(name)));
    },
  };
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no #${id}`);
  return found;
}

const settle = () => new Promise((resolve) => setTimeout(resolve));
const touch = (id: string, type: string) => element(id).dispatchEvent(new Event(type, { bubbles: true }));

describe("an island sleeps until", () => {
  test.each(["pointerover", "pointerdown", "focusin", "input"])("%s in it", (type) => {
    const { load } = sleepingIsland("<input id=inside>");
    touch("stranger", type);
    expect(load).not.toHaveBeenCalled();
    touch("inside", type);
    touch("inside", type);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("a pointer on a control that names it", () => {
    const { load } = sleepingIsland("");
    touch("control", "pointerover");
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("another part of the page calls it", () => {
    const { load, name } = sleepingIsland("");
    hydrateIsland("somebody-else");
    expect(load).not.toHaveBeenCalled();
    hydrateIsland(name);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("it had the focus before this script was there", () => {
    document.body.innerHTML = "<input id=outside>";
    window.earlyFocus = element("outside");
    expect(sleepingIsland("").load).not.toHaveBeenCalled();
    const island = element("island");
    island.innerHTML = "<input>";
    window.earlyFocus = island.firstElementChild;
    const load = vi.fn(async () => async () => {});
    intent(load, { name: "intent", value: "focused" }, island);
    expect(load).toHaveBeenCalledTimes(1);
    delete window.earlyFocus;
  });

  test("it was called before this script was there", () => {
    window.earlyHydrate = `island-${number + 1}`;
    expect(sleepingIsland("").load).toHaveBeenCalledTimes(1);
    expect(sleepingIsland("").load).not.toHaveBeenCalled();
    delete window.earlyHydrate;
  });

  test("and is fetched once, however often it is called", async () => {
    const { load, hydrate, arrive, name } = sleepingIsland("<input id=inside>");
    hydrateIsland(name);
    await arrive();
    touch("inside", "pointerdown");
    hydrateIsland(name);
    expect(load).toHaveBeenCalledTimes(1);
    expect(hydrate).toHaveBeenCalledTimes(1);
  });
});

describe("a click made meanwhile", () => {
  test.each(["inside", "control"])("on the %s button is held and made again once", async (id) => {
    const { arrive } = sleepingIsland("<button id=inside><b id=label>Aceptar</b></button>");
    const heard = vi.fn();
    element(id).addEventListener("click", heard);
    element(id).click();
    element(id).click();
    expect(heard).not.toHaveBeenCalled();
    await arrive();
    expect(heard).toHaveBeenCalledTimes(1);
    element(id).click();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test("on what is in a button counts for the button", async () => {
    const { arrive } = sleepingIsland("<button id=inside><b id=label>Aceptar</b></button>");
    const heard = vi.fn();
    element("inside").addEventListener("click", heard);
    element("label").click();
    await arrive();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test.each(["label", "control"])("before this script was there, on the %s, counts too", async (id) => {
    const { arrive } = sleepingIsland('<button type="button" id=inside><b id=label>Aceptar</b></button>', id);
    const heard = vi.fn();
    document.body.addEventListener("click", heard, { once: true });
    await arrive();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test.each(["inside", "stranger"])(
    "before this script was there, on a %s it must not press, is left alone",
    (id) => {
      const { load } = sleepingIsland("<form><button id=inside>Enviar</button></form>", id);
      expect(load).not.toHaveBeenCalled();
    },
  );

  test("on a link is the browser's own affair", () => {
    sleepingIsland('<a id=link href="#aviso">Aviso</a>');
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    element("link").dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
  });

  test("elsewhere on the page is heard at once", () => {
    sleepingIsland("<button>Aceptar</button>");
    const heard = vi.fn();
    element("stranger").addEventListener("click", heard);
    element("stranger").click();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test("or a form sent meanwhile is sent again once", async () => {
    const { arrive } = sleepingIsland("<form id=form><button>Enviar</button></form>");
    const sent = vi.fn((event: Event) => event.preventDefault());
    element("form").addEventListener("submit", sent);
    const submit = new Event("submit", { bubbles: true, cancelable: true });
    element("form").dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
    expect(sent).not.toHaveBeenCalled();
    await arrive();
    expect(sent).toHaveBeenCalledTimes(1);
  });
});

describe("while somebody types in it, an island that has arrived", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  async function typedInto(html: string) {
    const { hydrate, deliver } = sleepingIsland(html);
    touch("inside", "input");
    deliver();
    await vi.advanceTimersByTimeAsync(0);
    return hydrate;
  }

  test("is hydrated in the first pause", async () => {
    const hydrate = await typedInto("<input id=inside>");
    for (let letter = 0; letter < 5; letter++) {
      await vi.advanceTimersByTimeAsync(250);
      touch("inside", "keydown");
    }
    expect(hydrate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(350);
    expect(hydrate).toHaveBeenCalledTimes(1);
  });

  test("is hydrated at once when something is pressed", async () => {
    const hydrate = await typedInto("<input id=inside><button id=button>Enviar</button>");
    element("button").click();
    await vi.advanceTimersByTimeAsync(50);
    expect(hydrate).toHaveBeenCalledTimes(1);
  });
});

describe("a press of the mouse, while its part is drawn anew", () => {
  const BUTTONS = "<button id=other>Todas</button><button id=inside><b id=label>Viales</b></button>";
  const mouse = (id: string, type: string, button = 0) =>
    element(id).dispatchEvent(new MouseEvent(type, { bubbles: true, button }));

  async function pressed({ at = "inside", releasedAt = "", button = 0, html = BUTTONS, anew = true }) {
    const { arrive, hydrate } = sleepingIsland(html);
    hydrate.mockImplementation(async () => {
      if (anew) element("island").innerHTML = html;
    });
    const heard: string[] = [];
    element("island").addEventListener("click", ({ target }) => heard.push((target as Element).id));
    touch(at, "pointerover");
    mouse(at, "mousedown", button);
    await arrive();
    mouse(releasedAt || at, "mouseup", button);
    // As the browser does where the two have no part in common.
    if (anew) element("island").click();
    await settle();
    return heard.filter((id) => id !== "island");
  }

  test("counts for what stands in its place, once", async () => {
    expect(await pressed({})).toEqual(["inside"]);
    expect(await pressed({ at: "label" })).toEqual(["inside"]);
    expect(await pressed({ html: "<a id=inside href='#a'>Una</a>" })).toEqual(["inside"]);
  });

  test("and on a field's label for the field", async () => {
    const html = "<label id=inside>Grúas <input type=radio id=field></label>";
    expect(await pressed({ html })).toEqual(["field"]);
  });

  test("is none where it ends elsewhere or was of another of the mouse's buttons", async () => {
    expect(await pressed({ releasedAt: "other" })).toEqual([]);
    expect(await pressed({ button: 2 })).toEqual([]);
  });

  test("is the browser's own where the part stays", async () => {
    expect(await pressed({ anew: false })).toEqual([]);
  });
});

type Broken = (load: ReturnType<typeof sleepingIsland>["load"]) => void;

describe.each<[string, Broken]>([
  [
    "does not arrive",
    (load) =>
      load.mockImplementationOnce(async () => {
        // As Astro does: it tells the failure by an event and hands out something that does nothing.
        element("island").dispatchEvent(new CustomEvent("astro:hydration-error"));
        return vi.fn(async () => {});
      }),
  ],
  ["fails", (load) => load.mockRejectedValueOnce(new TypeError("no"))],
])("code that %s", (_, fail) => {
  function brokenIsland() {
    const parts = sleepingIsland("<button id=inside>Enviar</button>");
    fail(parts.load);
    return parts;
  }

  test("is asked for again at the next touch", async () => {
    const { load, arrive } = brokenIsland();
    touch("inside", "pointerdown");
    await settle();
    touch("inside", "pointerdown");
    expect(load).toHaveBeenCalledTimes(2);
    const heard = vi.fn();
    element("inside").addEventListener("click", heard);
    element("inside").click();
    await arrive();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test("takes the held click with it: a later touch sends nothing by itself", async () => {
    const { arrive } = brokenIsland();
    const heard = vi.fn();
    element("inside").addEventListener("click", heard);
    element("inside").click();
    await settle();
    touch("inside", "pointerover");
    await arrive();
    expect(heard).not.toHaveBeenCalled();
  });

  test("does not leave the spinner over the page", async () => {
    brokenIsland();
    element("inside").click();
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(element("spinner").hidden).toBe(true);
  });

  test("is told to whoever pressed something until the next press, also when it comes meanwhile", async () => {
    const { arrive } = brokenIsland();
    element("inside").click();
    await settle();
    expect(element("load-failure").hidden).toBe(false);
    touch("inside", "pointerover");
    await arrive();
    expect(element("load-failure").hidden).toBe(false);
    element("inside").click();
    expect(element("load-failure").hidden).toBe(true);
  });

  test("is left to an island that has its own words for it", async () => {
    const { name } = brokenIsland();
    document.addEventListener(hydrationFailedEvent(name), (event) => event.preventDefault());
    element("inside").click();
    await settle();
    expect(element("load-failure").hidden).toBe(true);
  });
});

describe("code that takes long", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const pressAndWait = (html: string) => {
    const { name } = sleepingIsland(html);
    const heard = vi.fn();
    element("inside").addEventListener("click", heard);
    element("inside").click();
    vi.advanceTimersByTime(2500);
    expect(element("load-failure").hidden).toBe(false);
    return { heard, arrive: () => document.dispatchEvent(new CustomEvent(hydratedEvent(name))) };
  };

  test("is told, and a button pressed is pressed when it comes after all", () => {
    const { heard, arrive } = pressAndWait("<button id=inside>Configurar</button>");
    arrive();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(element("load-failure").hidden).toBe(true);
  });

  test("but not after something else was pressed", () => {
    const { heard, arrive } = pressAndWait("<button id=inside>Configurar</button>");
    element("stranger").click();
    arrive();
    expect(heard).not.toHaveBeenCalled();
  });

  test("nor in a form, which the browser may have sent meanwhile", () => {
    const { heard, arrive } = pressAndWait("<form><button id=inside>Enviar</button></form>");
    arrive();
    expect(heard).not.toHaveBeenCalled();
  });
});

describe("the spinner", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test("shows when a click waits longer than 200 ms, and goes when it is answered", async () => {
    const { name } = sleepingIsland("<button id=inside>Aceptar</button>");
    element("inside").click();
    vi.advanceTimersByTime(199);
    expect(element("spinner").hidden).toBe(true);
    vi.advanceTimersByTime(1);
    expect(element("spinner").hidden).toBe(false);
    document.dispatchEvent(new CustomEvent(hydratedEvent(name)));
    expect(element("spinner").hidden).toBe(true);
  });

  test("stays away while a pointer only passes", () => {
    sleepingIsland("<button id=inside>Aceptar</button>");
    touch("inside", "pointerover");
    vi.advanceTimersByTime(1000);
    expect(element("spinner").hidden).toBe(true);
  });
});
