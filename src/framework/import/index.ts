// Records from a file: the button that begins it. The dialog comes when it is pressed.
export { ImportButton, type ImportButtonProps } from "./ImportButton";
