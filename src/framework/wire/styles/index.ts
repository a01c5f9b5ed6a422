// The call styles of the framework. Those of a console come with setHost.
import { ownStyles } from "../Host";
import { addressed } from "./addressed";
import { bearer } from "./bearer";
import { legacy } from "./legacy";
import { rest } from "./rest";
import type { Style } from "./Style";

const styles: Readonly<Record<string, Style>> = { legacy, bearer, "bearer-at": addressed, rest };

/** @throws TypeError if neither the framework nor the console has the style */
export const callStyleOf = (name: string): Style => {
  const style = ownStyles()[name] ?? styles[name];
  if (style === undefined)
    throw new TypeError(`There is no call style "${name}": createConsole takes it in \`styles\`.`);
  return style;
};
