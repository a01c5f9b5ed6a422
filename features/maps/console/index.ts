import { pointMap } from "../../../src/framework/form/slots";
import { type ConsoleFeature, fill } from "../../../src/framework/slots";
import { MapPlace } from "./MapPlace";

export const maps: ConsoleFeature = { name: "maps", fills: [fill(pointMap, MapPlace)] };
