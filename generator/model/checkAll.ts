import { type Report, complainAbout } from "../definition/Problem";
import { checkAcrossResources } from "./checkAcrossResources";
import { checkCalls } from "./checkCalls";
import { checkWireNames } from "./checkWireNames";
import { checkConsole } from "./checkConsole";
import { checkDerivedFields } from "./checkDerivedFields";
import { checkEncryptedFields } from "./checkEncryptedFields";
import { checkEnding, checkEndingRights } from "./checkEnding";
import { checkFeatures } from "./features";
import { checkSettingsLeftOut, checkUseOfLeftOut } from "./checkLeftOut";
import { checkFields } from "./checkFields";
import { checkHeader } from "./checkHeader";
import { checkHost } from "./checkHost";
import { checkIdentity } from "./checkIdentity";
import { checkPassing } from "./checkPassing";
import { checkPersonal, checkPersonalRights } from "./checkPersonal";
import { checkViews } from "./checkViews";
import { checkFormerNames } from "./checkFormerNames";
import { checkWriterOptions } from "./checkWriterOptions";
import type { Lookup } from "./Lookup";

/** Runs all checks that need more than one file to be read. */
export const checkAll = (lookup: Lookup, written: readonly string[], report: Report): void => {
  checkConsole(lookup, report);
  checkFeatures(lookup.definitions, written, report);
  checkIdentity(lookup, report);
  checkPersonalRights(lookup, report);
  checkEndingRights(lookup, report);
  checkHost(lookup, report);
  checkSettingsLeftOut(lookup, report);
  for (const definition of lookup.definitions.resources) {
    const inspection = { definition, lookup, complain: complainAbout(definition.file, report) };
    checkHeader(inspection);
    checkUseOfLeftOut(definition, lookup, report);
    checkFields(inspection, definition.fields, ["fields"]);
    checkDerivedFields(inspection);
    checkEncryptedFields(inspection);
    checkFormerNames(inspection);
    checkPersonal(inspection);
    checkEnding(inspection);
    checkPassing(inspection);
    checkCalls(inspection);
    checkWireNames(inspection);
    checkViews(inspection);
    checkWriterOptions(inspection);
  }
  checkAcrossResources(lookup, report);
};
