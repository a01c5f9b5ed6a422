// Two files run at once on two cores: what arrives late is waited for.
import { configure } from "@testing-library/react";
import { setHost } from "../src/framework/wire/Host";
import { host } from "../src/generated/host";

setHost(host);
configure({ asyncUtilTimeout: 10_000 });
