import { sections as generated } from "../../../generated/sections";
import type { Sections } from "../../wire/contract";

/** The generated sections, to be asked about any name an address may hold. */
export const sections: Sections = generated;
