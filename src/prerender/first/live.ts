import { settle } from "../../public/settle";
import { visitorToken } from "../../public/visitor/visitorToken";
import { token } from "../../wire/token";
import { show } from "./show";

settle();
show({
  isKnown:
    visitorToken.get() !== "" ||
    new URLSearchParams(location.search).has("auth_key") ||
    (/^\/live_play/.test(location.pathname) && token.get() !== ""),
});
