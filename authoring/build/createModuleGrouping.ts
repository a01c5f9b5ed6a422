// Chooses the file of the build for a module. Each `import()` makes one file, with the modules that only this import
// needs. The groups below are exceptions: without them, a first screen would consist of a hundred small files. main the
// first script, and the frame and form of the sign-in, which other public pages also use wire, sending how calls are
// made, and how a form of a public page is sent console what every list needs schemas, records what forms and the pages
// of records also need words.<language> the words that every screen needs section.<section>, <section>.<resource> all
// resources of a section, and the list of one resource
import { join } from "node:path";
import type { Rolldown } from "vite";

type Context = Rolldown.ChunkingContext;

const WORDS = /\/(?:locales|generated\/words|words\/first)\/(en|zh-CN|zh-TW)[./]/;
const FIRST_WORDS = /\/words\/first\//;
const INDEX = /\/src\/generated\/([^/]+)\/(?:[^/]+\/)?index\.ts$/;
/** Small files about references, which lists of other sections also import. */
const REFERENCE = /\/src\/generated\/.*\.reference\.ts$/;
const LIST = /\/src\/generated\/([^/]+)\/([^/]+)\/(?:\w+List\.tsx|\w+\.(?:calls|words)\.ts)$/;
/** Public pages make a few calls of resources, but show no lists. */
const PUBLIC = /\/src\/console\/public\//;
/** Index files. Their own imports do not count, because each importer uses only some of them. */
const BARREL = /\/src\/framework\/(?:wire|console|ui)\/index\.ts$|\/@mui\/material\/index\.m?js$/;
/** Modules of ra-core for forms and inputs. ra-core exports them from one index file together with the rest. */
const FORMS =
  /\/node_modules\/(?:react-hook-form\/|ra-core\/dist\/(?:form\/|controller\/(?:(?:edit|create|input)\/|list\/useList\.|use(?:Sort|Pagination)State\.)|i18n\/use(?:TranslateLabel|ResourceTranslation)\.|util\/(?:FieldTitle|getFieldLabelTranslationArgs)\.))/;

/** Answers the group of a module, or null if it has none. @param root folder of the console */
export const createModuleGrouping = (root: string): ((id: string, context: Context) => string | null) => {
  const framework = (file: string): string => join(import.meta.dirname, "../../src/framework", file);
  const own = (file: string): string => join(root, "src", file);
  const reached = new Map<string, ReadonlySet<string>>();

  /** Whether one of these files imports the module statically, directly or through others. */
  const isReached = (id: string, context: Context, ...files: readonly string[]): boolean => {
    const known = reached.get(files.join());
    if (known) return known.has(id);
    const found = new Set(files);
    for (const one of found)
      if (files.includes(one) || !BARREL.test(one))
        for (const next of context.getModuleInfo(one)?.importedIds ?? []) found.add(next);
    reached.set(files.join(), found);
    return found.has(id);
  };

  const signIn = ["public/PublicShell.tsx", "public/SignInPage.tsx"].map(framework);
  const wire = ["wire/index.ts", "wire/calls.ts"].map(framework);
  const sending = ["wire/signIn.ts", "public/sending.ts"].map(framework);
  const insides = ["console/inside.ts", "generated/inside.ts"].map(own);
  const inside = [...insides, own("generated/enums.ts"), own("../shared/generated/enums.ts")];
  const buttons = ["actions/CallButton.tsx", "actions/TransitionButtons.tsx"].map(framework);
  const lists = ["console/openConsole.tsx", "list/index.ts"].map(framework);
  const words = [...insides, framework("console/words.ts")];

  return (id, context) => {
    const infoOf = (file: string) => context.getModuleInfo(file);
    const [, language] = WORDS.exec(id) ?? [];
    const isFirst = FIRST_WORDS.test(id) || words.some((file) => infoOf(file)?.dynamicallyImportedIds.includes(id));
    if (language && isFirst) return `words.${language}`;
    if (isReached(id, context, own("console/console.ts"), framework("console/createConsole.tsx"), ...signIn))
      return "main";
    if (isReached(id, context, ...wire)) return "wire";
    if (isReached(id, context, ...sending)) return "sending";
    const [, index] = INDEX.exec(id) ?? [];
    if (index) return `section.${index}`;
    const [, section, resource] = LIST.exec(id) ?? [];
    if (section && resource)
      return infoOf(id)?.importers.some((one) => PUBLIC.test(one)) ? null : `${section}.${resource}`;
    if (FORMS.test(id)) return "records";
    if (REFERENCE.test(id) || isReached(id, context, ...inside, ...lists, ...buttons)) return "console";
    if (isReached(id, context, framework("../../shared/schema/index.ts"))) return "schemas";
    return isReached(id, context, framework("form/index.ts"), framework("show/index.ts")) ? "records" : null;
  };
};
