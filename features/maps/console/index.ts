import { pointMap } from "../../../src/framework/form/slots";
import { type ConsoleFeature, fill } from "../../../src/framework/slots";
import { MapOfPoint } from "./MapOfPoint";

export const maps: ConsoleFeature = { name: "maps", fills: [fill(pointMap, MapOfPoint)] };
