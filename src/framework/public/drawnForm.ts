// A public page may be prerendered (authoring/build/prerenderPlugin.ts). What people do before the script is loaded is not lost.
const field = <Element extends HTMLElement>(name: string) =>
  globalThis.document?.querySelector<Element>(`#root[data-drawn] [name="${name}"]`);

/** The value of a field on a prerendered page; undefined on others. */
export const readTyped = (name: string): string | undefined => field<HTMLInputElement | HTMLSelectElement>(name)?.value;

export const readTicked = (name: string): boolean | undefined => field<HTMLInputElement>(name)?.checked;

/** Enables the controls of a prerendered page. If the form was already submitted, it is submitted again. */
export const enableForm = (): void => {
  document.querySelector("#root header")?.removeAttribute("inert");
  const form = document.querySelector<HTMLFormElement>("#root[data-sent] form");
  // While a person types, the missing picture must not take the focus.
  const isTyping = document.activeElement instanceof HTMLInputElement && form?.querySelector(".picture");
  if (!isTyping) form?.requestSubmit();
};
