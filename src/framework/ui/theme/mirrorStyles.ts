// Swaps left and right in a declaration of MUI's styles, for languages that are written from right to left.
import type { StylisElement } from "@emotion/cache";

const SIDES = /\b(left|right)\b/g;
const swapSides = (text: string): string => text.replaceAll(SIDES, (side) => (side === "left" ? "right" : "left"));

/** Properties with a value for each side: top, right, bottom, left. */
const FOUR = /^(?:margin|padding|inset|border-(?:width|style|color))$/;
/** Properties whose value names a side, or moves something to it. */
const NAMES_SIDE = /^(?:text-align|float|clear|transform-origin|background-position|transition|transition-property)$/;

const turnedValue = (name: string, value: string): string => {
  if (NAMES_SIDE.test(name)) return swapSides(value);
  const parts = value.match(/(?:[^\s()]|\([^)]*\))+/g) ?? [];
  const [first, second, third, fourth] = parts;
  if (parts.length === 4 && FOUR.test(name)) return [first, fourth, third, second].join(" ");
  // From the corner at the top left, clockwise.
  if (parts.length === 4 && name === "border-radius") return [second, first, fourth, third].join(" ");
  if (name !== "transform") return value;
  return value.replaceAll(/translate(?:X|3d)?\((?!0[,)])(-?)/g, (call, minus) =>
    minus === "" ? `${call}-` : call.slice(0, -1),
  );
};

/** A plugin of Emotion's style sheet compiler. */
export const mirrorStyles = (element: StylisElement): void => {
  if (element.type !== "decl" || typeof element.props !== "string" || typeof element.children !== "string") return;
  const { props, children } = element;
  const name = /^(?:left|right)$|-(?:left|right)(?:-|$)/.test(props) ? swapSides(props) : props;
  const value = turnedValue(props, children);
  if (name !== props || value !== children) element.return = `${name}:${value};`;
};
