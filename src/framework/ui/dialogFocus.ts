// Decides which element of a dialog has the focus, and what keys do; notices whether somebody typed. It uses the plain
// DOM, because native dialogs need it, too.

/** Fields in which a person types or chooses. */
const FIELDS =
  "input:not([type=hidden], [aria-hidden=true]), textarea:not([aria-hidden=true]), [role=combobox]:not(input)";
const ANSWERS = { verb: "[data-answer=verb]", harmless: "[data-answer=harmless]" } as const;

const isChoice = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

const heldBy = (field: Element): string => {
  if (isChoice(field)) return String(field.checked);
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field.value;
  // MUI writes a space without width into an empty box.
  return (field.textContent ?? "").replaceAll("\u200B", "").trim();
};

const isUsable = (element: HTMLElement): boolean =>
  !element.matches(":disabled, [aria-disabled=true], [readonly]") && element.closest("[hidden], [inert]") === null;

const isRequired = (field: Element): boolean =>
  field.matches("[required], [aria-required=true]") || field.closest("[role=radiogroup][aria-required=true]") !== null;

const isEmpty = (field: Element): boolean => {
  if (field instanceof HTMLInputElement && field.type === "radio") {
    const group = field.closest("[role=radiogroup]") ?? field;
    return group.querySelector(":checked") === null;
  }
  // A box for several records shows them as chips.
  return heldBy(field).trim() === "" && !field.parentElement?.querySelector(".MuiChip-root");
};

const all = (root: ParentNode, selector: string): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

const verbIn = (root: ParentNode) => all(root, ANSWERS.verb).find(isUsable);

/** Whether the action is red, because it pays money or ends something. */
const isRed = (root: ParentNode): boolean => root.querySelector(`${ANSWERS.verb}[data-red]`) !== null;

/** The first required field that is empty. If there is none, the main button, or the harmless one beside a red one. */
export const findFirstFocus = (root: ParentNode): HTMLElement | undefined => {
  const empty = all(root, FIELDS)
    .filter((field) => isRequired(field) && isUsable(field))
    .find(isEmpty);
  const harmless = all(root, ANSWERS.harmless).find(isUsable);
  return empty ?? (isRed(root) ? harmless : (verbIn(root) ?? harmless));
};

interface Watched {
  /** Whether the value of a field has changed since the dialog opened. */
  isTyped(): boolean;
  stop(): void;
}

/** Keeps the focus until a person acts. If its element is removed, another element gets the focus. */
export const watchDialog = (root: HTMLElement): Watched => {
  const held = new WeakMap<Element, string>();
  let acted = false;
  const isLost = () => document.activeElement === null || document.activeElement.contains(root);
  const settle = () => {
    for (const field of all(root, FIELDS)) if (!acted || !held.has(field)) held.set(field, heldBy(field));
    if (acted && !isLost()) return;
    const first = findFirstFocus(root);
    if (first !== undefined && first !== document.activeElement) first.focus();
  };
  const act = () => {
    acted = true;
  };
  const press = (event: KeyboardEvent) => {
    act();
    if (event.key !== "Enter" || event.isComposing) return;
    const { target } = event;
    const verb = verbIn(root);
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) verb?.click();
      return;
    }
    const sends = target instanceof HTMLInputElement || (target instanceof Element && target.closest(ANSWERS.verb));
    // A key that was held down before the dialog opened must not press one of its buttons.
    if (sends && (event.repeat || isRed(root))) event.preventDefault();
  };
  root.addEventListener("keydown", press);
  root.addEventListener("pointerdown", act);
  const observer = new MutationObserver(settle);
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ["disabled", "data-red"] });
  settle();
  return {
    isTyped: () => all(root, FIELDS).some((field) => isUsable(field) && heldBy(field) !== (held.get(field) ?? "")),
    stop: () => {
      observer.disconnect();
      root.removeEventListener("keydown", press);
      root.removeEventListener("pointerdown", act);
    },
  };
};
