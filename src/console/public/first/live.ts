import { settle } from "../../../framework/public/settle";
import * as visitorToken from "../visitor/visitorToken";
import * as token from "../../../framework/wire/token";
import { show } from "../../../framework/public/first/show";

settle();
show({
  isKnown:
    visitorToken.get() !== "" ||
    new URLSearchParams(location.search).has("auth_key") ||
    (/^\/live_play/.test(location.pathname) && token.get() !== ""),
});
