import { useResourceContext } from "ra-core";
import { lazy } from "react";
import { useAllowed } from "../../../src/framework/resource/access";
import { hostInside, servesRest } from "../../../src/framework/wire/HostInside";

const ResetButton = lazy(() => import("./ResetButton").then((module) => ({ default: module.ResetButton })));

const Offered = () => (useAllowed("password") ? <ResetButton /> : null);

/** On the page of an account: removes a second factor that its owner lost. Only people who may set its password see it. */
export const FactorButton = () =>
  useResourceContext() === hostInside().accounts && servesRest("factors") ? <Offered /> : null;
