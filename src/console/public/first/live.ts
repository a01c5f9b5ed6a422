import { settle, show } from "pilothouse/public/first";
import { token } from "pilothouse/wire";
import * as visitorToken from "../visitor/visitorToken";

settle();
show({
  isKnown:
    visitorToken.get() !== "" ||
    new URLSearchParams(location.search).has("auth_key") ||
    (/^\/live_play/.test(location.pathname) && token.get() !== ""),
});
