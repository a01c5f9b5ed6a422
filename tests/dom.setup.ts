// Two test files run at once on two cores, so answers may be late.
import { configure } from "@testing-library/react";
import { setHost } from "../src/framework/wire/Host";
import { host } from "../src/generated/host";

setHost(host);
configure({ asyncUtilTimeout: 10_000 });
