// How a console is cut into files. `main` is all that a public page needs; `console` all that any list needs; then one
// file per section, resource and language, so that a screen costs few requests and only its own code.
import { join } from "node:path";
import type { Rolldown } from "vite";

type Context = Rolldown.ChunkingContext;

const WORDS = /\/(?:locales|generated\/words)\/(en|zh-CN|zh-TW)[./]/;
const GENERATED = /\/src\/generated\/([^/]+)\/([^/]+)\/[^/]+\.tsx?$/;
/** Files that only the pages of one record need: they stand on the form kit, which lists do without. */
const RECORD = /(?:Show|Create|Edit|Inputs)\.tsx?$/;
/** Public pages: one part each, and one that those for users of client apps share. */
const REFUSAL = /\/visitor\/(?:Refusal\.tsx|refusalWords\.ts)$|visitor_refusal\.json$/;
const PUBLIC = /\/(?:src\/console\/public\/|locales\/[^/]+\/console\/public\.)(register|link|redeem|live|visitor)[/._]/;
/** Words of first forms, of which a visitor needs one language. */
const FIRST_WORDS =
  /\/locales\/([^/]+)\/(?:framework|console)\/public(?:\.product)?(?:\.(sign_in|register|visitor))?\.json$/;
/** What a form is sent with comes while it is filled in. */
const SENDING = /\/src\/framework\/(?:public\/sending|wire\/(?:signIn|credentials|device|knownBrowser))\.ts$/;
/** Small and shared by public pages: one request is dearer than they are. */
const SHARED =
  /\/src\/framework\/wire\/(?:verification|clock)\.ts|\/src\/(?:framework|console)\/public\/(?:loadSending|whenIdle|saidOf|requestId|accountKey|platformSignIn|CodeField|PasswordField|TextField|SubmitButton|usePicture|waiting|Waiting|words)\.tsx?$/;
/** Of these only the first form comes at once. */
const INNER = new Set(["link", "redeem", "live"]);
const SIGN_IN = /\/src\/(?:framework|console)\/public\/[^/]+\.tsx?$/;
const INDEX = /\/src\/generated\/([^/]+)\/(?:[^/]+\/)?index\.ts$/;
/** A few words each, and asked for by other sections' lists. */
const REFERENCE = /\/src\/generated\/.*\.reference\.ts$/;

/** ra-core comes as one barrel; these of its parts, and what they stand on, serve forms alone. */
const FORMS =
  /\/node_modules\/(?:react-hook-form|ra-core\/dist\/form|ra-core\/dist\/controller\/(?:edit|create|input))\//;

const reached = new Map<readonly string[], ReadonlySet<string>>();

/** Modules that arrive together with these: their static imports, and the imports of those. */
const reachableFrom = (files: readonly string[], context: Context): ReadonlySet<string> => {
  const known = reached.get(files);
  if (known) return known;
  const found = new Set(files);
  for (const id of found) for (const next of context.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  reached.set(files, found);
  return found;
};

const partOf = (id: string): string => (id.endsWith(".schema.ts") ? ".schema" : RECORD.test(id) ? ".record" : "");

/** Files that others stand on, of the framework and of one console: each by the name of the part that has it and its imports. */
const rootsOf = (root: string) => {
  const framework = (file: string): string => join(import.meta.dirname, "..", file);
  const own = (file: string): string => join(root, "src", file);
  return {
    main: [own("console/console.ts")],
    console: [
      own("console/inside.ts"),
      own("generated/enums.ts"),
      framework("console/openConsole.tsx"),
      framework("wire/index.ts"),
      framework("list/index.ts"),
      framework("import/ImportButton.tsx"),
      framework("tasks/index.ts"),
      framework("actions/index.ts"),
      framework("ask/index.ts"),
    ],
    schemas: [framework("schema/index.ts")],
    records: [framework("form/index.ts"), framework("show/index.ts")],
    /** These name the words that every screen needs. All others come with what says them. */
    words: [own("console/inside.ts"), framework("console/words.ts")],
  };
};

type Roots = ReturnType<typeof rootsOf>;

const chunkOf = (id: string, roots: Roots, context: Context): string | null => {
  const [, language] = WORDS.exec(id) ?? [];
  if (language && roots.words.some((file) => context.getModuleInfo(file)?.dynamicallyImportedIds.includes(id)))
    return `words.${language}`;
  const [, spoken, page = "words"] = FIRST_WORDS.exec(id) ?? [];
  if (spoken) return `public.${page}.${spoken}`;
  // Shown only to those who may not go on.
  if (REFUSAL.test(id)) return "public.refusal";
  if (SENDING.test(id)) return "public.sending";
  const [, part] = PUBLIC.exec(id) ?? [];
  if (part) return `public.${part}${/\/(?:\w+Page\.tsx|thirdParty\.ts)$/.test(id) || !INNER.has(part) ? "" : ".inner"}`;
  if (SHARED.test(id)) return "main";
  const [, index] = INDEX.exec(id) ?? [];
  if (index) return `section.${index}`;
  if (REFERENCE.test(id)) return "console";
  const [, section, resource] = GENERATED.exec(id) ?? [];
  if (section && resource) return `${section}.${resource}${partOf(id)}`;
  if (reachableFrom(roots.main, context).has(id)) return "main";
  if (SIGN_IN.test(id)) return "public.sign_in";
  if (reachableFrom(roots.console, context).has(id) && !FORMS.test(id)) return "console";
  if (reachableFrom(roots.schemas, context).has(id)) return "schemas";
  return FORMS.test(id) || reachableFrom(roots.records, context).has(id) ? "records" : null;
};

/** Names the file of the build that a module is part of. @param root folder of the console */
export const chunksOf = (root: string): ((id: string, context: Context) => string | null) => {
  const roots = rootsOf(root);
  return (id, context) => chunkOf(id, roots, context);
};
