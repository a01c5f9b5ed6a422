// The second pass of the generator, for people who write definitions: it finds what can never work (ADR 116).
import { complainAbout } from "../../generator/definition/Problem";
import { readDefinitions } from "../../generator/definition/readDefinitions";
import { fieldKinds } from "../../generator/kinds/registry";
import { lookupOf } from "../../generator/model/Lookup";
import { addOwnScreens } from "../../generator/model/ownScreens";
import type { AuthorChecks } from "../../generator/output/AuthorChecks";
import { editorSchemas } from "../editor/editorSchemas";
import { checkActions } from "./actions";
import { checkSynonyms, checkValueSynonyms } from "./also";
import { checkAskedQuestions } from "./asked";
import { checkCalls } from "./calls";
import { checkConditions, checkFirstRecord } from "./circles";
import { checkDashboards } from "./dashboards";
import { checkDemo } from "./demo";
import { checkDialect } from "./dialect";
import { checkIcons } from "./drawn";
import { checkEnums } from "./enums";
import { checkFields } from "./fields";
import { checkFiles } from "./files";
import { folderAt } from "./Folder";
import { checkForm } from "./forms";
import { checkGivenDemoRows } from "./given";
import { checkFurtherFields } from "./further";
import { checkHandlerCode, checkHandlers } from "./handlers";
import { checkHostSecrets } from "./host";
import { checkLists } from "./lists";
import { checkOverrides } from "./overrides";
import { checkPatterns } from "./patterns";
import { checkPresets } from "./presets";
import { checkReactions } from "./reactions";
import { checkRelations } from "./relations";
import { checkScreens } from "./screens";
import { checkDefinedViews } from "./shipped";
import { checkStates } from "./states";
import { checkSteps } from "./steps";
import { checkStore } from "./store";
import { checkSharedTexts } from "./texts";
import { checkTheme } from "./theme";
import { checkTitles } from "./titles";
import { checkViews } from "./views";

const UNIT = /"ui\.unit\.(\w+)"/g;

export const authorChecks: AuthorChecks = {
  schemas: editorSchemas,
  files: checkFiles,
  model: ({ root, sources, model, readHandled }, report) => {
    // Texts without mistakes were read before, and their definitions are cached.
    const definitions = addOwnScreens(readDefinitions(sources.files, fieldKinds, () => undefined));
    const lookup = lookupOf(definitions, fieldKinds);
    const folder = folderAt(root);
    const handled = readHandled();
    const ownUnits = (): ReadonlySet<string> =>
      new Set(folder.texts("locales/en").flatMap(({ text }) => [...text.matchAll(UNIT)].map(([, unit = ""]) => unit)));
    const resources = new Map(model.resources.map((one) => [one.name, one]));
    for (const definition of definitions.resources) {
      const resource = resources.get(definition.name);
      if (resource === undefined) continue;
      const own = handled?.get(definition.name);
      const subject = {
        definition,
        resource,
        lookup,
        model,
        handled: handled === null || own === null ? null : (own ?? new Set<string>()),
        complain: complainAbout(definition.file, report),
      };
      checkForm(subject);
      checkViews(subject);
      checkLists(subject);
      checkDefinedViews(subject, definition.views?.list?.views, definition.views?.list?.filters);
      checkSteps(subject, definition.views?.show?.steps);
      checkConditions(subject);
      checkFirstRecord(subject);
      checkStates(subject);
      checkStore(subject);
      checkCalls(subject);
      checkActions(subject);
      checkAskedQuestions(subject);
      checkRelations(subject);
      checkFields(subject, ownUnits);
      checkFurtherFields(subject);
      checkPresets(subject);
      checkSynonyms(subject);
      checkDemo(subject);
      checkGivenDemoRows(subject);
      checkReactions(subject, folder);
    }
    checkTitles(definitions, report);
    checkEnums(definitions, report);
    checkDialect(definitions, lookup, report);
    checkHostSecrets(definitions, lookup, report);
    checkOverrides(definitions.resources, sources.written, report);
    checkSharedTexts(definitions, report);
    checkValueSynonyms(definitions, report);
    checkIcons(definitions, folder, report);
    checkDashboards(definitions, lookup, model, report);
    checkPatterns(definitions, report);
    checkTheme(root, sources, report);
    checkScreens(definitions, model, folder, report);
    checkHandlers(model, handled, report);
    checkHandlerCode(definitions, handled, sources.business, report);
  },
};
