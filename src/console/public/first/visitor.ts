import { applyLanguageAndColours, show } from "pilothouse/public/first";
import { type FieldOf, type ParamsOf, token } from "pilothouse/wire";
import type { sessionCalls } from "../../../generated/service/session/session.calls";
import * as visitorToken from "../visitor/visitorToken";

const KEY: FieldOf<ParamsOf<typeof sessionCalls.cloud>> = "auth_key";

applyLanguageAndColours();
show({
  isKnown:
    visitorToken.get() !== "" ||
    new URLSearchParams(location.search).has(KEY) ||
    (/^\/live_play/.test(location.pathname) && token.get() !== ""),
});
