import { applyLanguageAndColours, showSeen } from "pilothouse/public/first";
import { type FieldOf, type ParamsOf, token } from "pilothouse/wire";
import type { sessionCalls } from "../../../generated/service/session/session.calls";
import type { PUBLIC_PATHS } from "../../addresses";
import * as visitorToken from "../visitor/visitorToken";

const KEY: FieldOf<ParamsOf<typeof sessionCalls.cloud>> = "auth_key";
const LIVE: (typeof PUBLIC_PATHS)["live"] = "/live_play";

applyLanguageAndColours();
showSeen({
  isKnown:
    visitorToken.get() !== "" ||
    new URLSearchParams(location.search).has(KEY) ||
    (location.pathname.startsWith(LIVE) && token.get() !== ""),
});
