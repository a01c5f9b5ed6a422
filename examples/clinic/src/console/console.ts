// The console of the clinic. Passes its own parts to the framework.
import { createConsole } from "pilothouse/console";
import { host } from "../generated/host";
import { publicPages } from "./publicPages";
import { site } from "./site";

createConsole({ host, site, publicPages, inside: () => import("./inside") });
