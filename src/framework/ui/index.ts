// Pieces that any page is made of: one of each, MUI's, shaped by ./theme.
export { Button } from "./Button";
export { DayBox } from "./DayBox";
export { DelayedInput } from "./DelayedInput";
export { IconButton } from "./IconButton";
export { box, circle, Icon, type Icons } from "./icons";
export { PopoverButton } from "./PopoverButton";
export { saveFile } from "./saveFile";
export { TextBox } from "./TextBox";
