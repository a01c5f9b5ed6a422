// Menus, panels and the menu of a phone. They are one file of the build, loaded when the pointer or focus first
// reaches a button that opens one.
export { MenuPanel } from "./MenuPanel";
export { MenuLine } from "./MenuLine";
export { PopoverPanel } from "./PopoverPanel";
export { default as Drawer } from "@mui/material/Drawer";
