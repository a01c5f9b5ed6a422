// Two files run at once on two cores: what arrives late is waited for.
import { configure } from "@testing-library/react";

configure({ asyncUtilTimeout: 10_000 });
