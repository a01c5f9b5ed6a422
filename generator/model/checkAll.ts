import type { Definitions } from "../definition/readAll";
import { type Report, complainAbout } from "../definition/Problem";
import { checkAcross } from "./checkAcross";
import { checkCalls } from "./checkCalls";
import { checkWire } from "./checkDialect";
import { checkConsole, checkTitles } from "./checkConsole";
import { checkDerived } from "./checkDerived";
import { checkEncrypted } from "./checkEncrypted";
import { checkEnding, checkEndingRights } from "./checkEnding";
import { checkEnums } from "./checkEnums";
import { checkFeatures } from "./features";
import { checkSettingsLeftOut, checkUseOfLeftOut } from "./checkLeftOut";
import { checkFields } from "./checkFields";
import { checkFurther } from "./checkFurther";
import { checkHeader } from "./checkHeader";
import { checkHost } from "./checkHost";
import { checkIdentity } from "./checkIdentity";
import { checkPassing } from "./checkPassing";
import { checkPersonal, checkPersonalRights } from "./checkPersonal";
import { checkViews } from "./checkViews";
import { checkFormer } from "./checkFormer";
import { checkWriters } from "./checkWriters";
import type { Links } from "./Links";
import { checkOverrides } from "./Overrides";

/** Runs all checks that need more than one file to be read. */
export const checkAll = (definitions: Definitions, links: Links, written: readonly string[], report: Report): void => {
  checkConsole(links, report);
  checkFeatures(definitions, written, report);
  checkTitles(links, report);
  checkIdentity(links, report);
  checkPersonalRights(links, report);
  checkEndingRights(links, report);
  checkHost(links, report);
  checkSettingsLeftOut(links, report);
  checkEnums(definitions, report);
  for (const definition of definitions.resources) {
    const inspection = { definition, links, complain: complainAbout(definition.file, report) };
    checkHeader(inspection);
    checkUseOfLeftOut(definition, links, report);
    checkFields(inspection, definition.fields, ["fields"]);
    checkFurther(inspection);
    checkDerived(inspection);
    checkEncrypted(inspection);
    checkFormer(inspection);
    checkPersonal(inspection);
    checkEnding(inspection);
    checkPassing(inspection);
    checkCalls(inspection);
    checkWire(inspection);
    checkViews(inspection);
    checkWriters(inspection);
  }
  checkAcross(links, report);
  checkOverrides(definitions.resources, written, report);
};
