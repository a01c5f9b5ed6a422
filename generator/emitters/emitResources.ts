import { array, type Code, lazyMember } from "../printing";
import type { Catalog } from "./Catalog";

/** All resources, with or without a screen. Each is loaded when it is first needed. */
export const emitResources = ({ model }: Catalog): Code =>
  array(model.resources.map(({ section, name, names }) => lazyMember(`./${section}/${name}`, names.camel)));
