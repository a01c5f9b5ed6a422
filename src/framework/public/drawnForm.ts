// A public page may be drawn before its script is loaded (src/framework/prerender). Typed values and presses until then are kept.
const field = <Element extends HTMLElement>(name: string) =>
  globalThis.document?.querySelector<Element>(`#root[data-drawn] [name="${name}"]`);

/** The present value of a field. Undefined on a page that was not prerendered. */
export const readTyped = (name: string): string | undefined => field<HTMLInputElement | HTMLSelectElement>(name)?.value;

export const readTicked = (name: string): boolean | undefined => field<HTMLInputElement>(name)?.checked;

/** Enables the controls that were prerendered inert. A form that was submitted before is submitted again: it is sent, or says what is missing. */
export const comeAlive = (): void => {
  document.querySelector("#root header")?.removeAttribute("inert");
  const form = document.querySelector<HTMLFormElement>("#root[data-sent] form");
  // A person who is still typing would be moved to the captcha, which is missing.
  const isTyping = document.activeElement instanceof HTMLInputElement && form?.querySelector(".picture");
  if (!isTyping) form?.requestSubmit();
};
