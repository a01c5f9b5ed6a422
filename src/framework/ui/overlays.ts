// What opens on a press: one part of the build, fetched when a pointer or the focus first reaches a button that opens it.
export { MenuPanel } from "./MenuPanel";
export { MenuLine } from "./MenuLine";
export { PopoverPanel } from "./PopoverPanel";
