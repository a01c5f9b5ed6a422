import { createContext, useContext } from "react";
import { paths } from "./paths";

/** Names of icons, and their paths on a grid of 24. */
export type Icons = Readonly<Record<string, string>>;

const OwnIcons = createContext<Icons>({});

/** Those that a console has beside the framework's. */
export const OwnIconsProvider = OwnIcons.Provider;

const known: Icons = paths;

export interface IconProps {
  /** One of the console's own or of paths.ts; an unknown name draws a plain dot, so that a menu keeps its shape. */
  readonly name: string;
  /** Side in pixels. */
  readonly size?: number;
}

const DOT = "M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0";

/** An ornament beside words: hidden from those who listen. */
export const Icon = ({ name, size = 20 }: IconProps) => {
  const own = useContext(OwnIcons);
  return (
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
      <path d={own[name] ?? known[name] ?? DOT} />
    </svg>
  );
};
