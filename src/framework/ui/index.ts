// Pieces that any page is made of.
export { DayBox } from "./DayBox";
export { DelayedInput } from "./DelayedInput";
export { PopoverButton } from "./PopoverButton";
export { box, circle, Icon, type Icons } from "./icons";
export { saveFile } from "./saveFile";
