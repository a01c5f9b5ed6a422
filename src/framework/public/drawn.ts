// A public page may be drawn before its script has come (src/prerender): what was typed and pressed until then is kept.
const field = <Element extends HTMLElement>(name: string) =>
  globalThis.document?.querySelector<Element>(`#root[data-drawn] [name="${name}"]`);

/** What stands in a field already; undefined on a page that was not drawn. */
export const typed = (name: string): string | undefined => field<HTMLInputElement | HTMLSelectElement>(name)?.value;

export const ticked = (name: string): boolean | undefined => field<HTMLInputElement>(name)?.checked;

/** What was drawn inert is alive now, and a form that was sent too early is sent, unless it asks for a picture nobody could see yet. */
export const comeAlive = (): void => {
  document.querySelector("#root header")?.removeAttribute("inert");
  document.querySelector<HTMLFormElement>("#root[data-sent] form:not(:has(.picture))")?.requestSubmit();
};
