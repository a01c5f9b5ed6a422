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
import type { Lookup } from "./Lookup";

/** Runs all checks that need more than one file to be read. */
export const checkAll = (lookup: Lookup, written: readonly string[], report: Report): void => {
  checkConsole(lookup, report);
  checkFeatures(lookup.definitions, written, report);
  checkTitles(lookup, report);
  checkIdentity(lookup, report);
  checkPersonalRights(lookup, report);
  checkEndingRights(lookup, report);
  checkHost(lookup, report);
  checkSettingsLeftOut(lookup, report);
  checkEnums(lookup.definitions, report);
  for (const definition of lookup.definitions.resources) {
    const inspection = { definition, lookup, complain: complainAbout(definition.file, report) };
    checkHeader(inspection);
    checkUseOfLeftOut(definition, lookup, report);
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
  checkAcross(lookup, report);
};
