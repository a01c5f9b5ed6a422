import { dialogs } from "../../../src/framework/shell/slots";
import { type ConsoleFeature, fill } from "../../../src/framework/slots";
import { SignInAgain } from "./SignInAgain";

export const relogin: ConsoleFeature = { name: "relogin", fills: [fill(dialogs, SignInAgain)] };
