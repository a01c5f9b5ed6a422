import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import { setHost } from "../src/framework/wire/Host";
import { setHostInside } from "../src/framework/wire/HostInside";
import { host } from "../src/generated/host";
import { hostInside } from "../src/generated/hostInside";

// Files that share a worker also share its window, so each begins as in a new one.
vi.useRealTimers();
vi.unstubAllGlobals();
localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
history.replaceState(null, "", "/");
setHost(host);
setHostInside(hostInside);
// Two test files run at once on two cores, so answers may be late.
configure({ asyncUtilTimeout: 10_000 });
// Without this, a component that is still mounted after the last test could render into a page that no longer exists.
afterEach(cleanup);

// happy-dom has no layout. With an IntersectionObserver, elements would never become visible.
Reflect.deleteProperty(globalThis, "IntersectionObserver");
