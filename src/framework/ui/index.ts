// Components for any page, one of each kind. They are MUI's, with the styles of ./theme.
export { Button } from "./Button";
export { DayBox } from "./DayBox";
export { DayPicker } from "./DayPicker";
export { DelayedInput } from "./DelayedInput";
export { Dialog } from "./Dialog";
export { IconButton } from "./IconButton";
export { box, circle, Icon, type Icons } from "./icons";
export { LoadingLines } from "./LoadingLines";
export { PopoverButton } from "./PopoverButton";
export { saveFile } from "./saveFile";
export { Segments } from "./Segments";
export { Select } from "./Select";
export { TextBox } from "./TextBox";
export { SidePanel } from "./SidePanel";
export { useLabelled } from "./useLabelled";
