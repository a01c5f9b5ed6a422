export { Icon, type IconProps, type Icons, OwnIconsProvider } from "./Icon";
export { box, circle } from "./shapes";
