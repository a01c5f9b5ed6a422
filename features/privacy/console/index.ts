import { recordActions } from "../../../src/framework/show/slots";
import { type ConsoleFeature, fill } from "../../../src/framework/slots";
import { PersonActions } from "./PersonActions";

export const privacy: ConsoleFeature = { name: "privacy", fills: [fill(recordActions, PersonActions)] };
