import { paths } from "./paths";

export type IconName = keyof typeof paths;

export interface IconProps {
  /** A key of paths.ts; an unknown name draws a plain dot, so that a menu keeps its shape. */
  readonly name: string;
  /** Side in pixels. */
  readonly size?: number;
}

export const isIconName = (name: string): name is IconName => Object.hasOwn(paths, name);

/** An ornament beside words: hidden from those who listen. */
export const Icon = ({ name, size = 20 }: IconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={isIconName(name) ? paths[name] : "M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0"} />
  </svg>
);
