export { Icon, type IconName, type IconProps, isIconName } from "./Icon";
