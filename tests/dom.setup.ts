// Two test files run at once on two cores, so answers may be late.
import { configure } from "@testing-library/react";
import { setHost } from "../src/framework/wire/Host";
import { setHostInside } from "../src/framework/wire/HostInside";
import { host } from "../src/generated/host";
import { hostInside } from "../src/generated/hostInside";

setHost(host);
setHostInside(hostInside);
configure({ asyncUtilTimeout: 10_000 });
