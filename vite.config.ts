// How the console is cut into files. `main` is all that a public page needs; `console` all that any list needs; then one
// file per section, resource and language, so that a screen costs few requests and only its own code.
import react from "@vitejs/plugin-react";
import { defineConfig, type Rolldown } from "vite";
import { prerender } from "./src/framework/prerender/plugin.ts";

type Context = Rolldown.ChunkingContext;

const WORDS = /\/(?:locales|generated\/words)\/(en|zh-CN|zh-TW)[./]/;
/** Names the words that every screen needs. All others come with what says them. */
const ALL_WORDS = `${import.meta.dirname}/src/console/words.ts`;
const GENERATED = /\/src\/generated\/([^/]+)\/([^/]+)\/[^/]+\.tsx?$/;
/** Files that only the pages of one record need: they stand on the form kit, which lists do without. */
const RECORD = /(?:Show|Create|Edit|Inputs)\.tsx?$/;
/** Public pages: one part each, and one that those for users of client apps share. */
const REFUSAL = /\/visitor\/(?:Refusal\.tsx|refusalWords\.ts)$|visitor_refusal\.json$/;
const PUBLIC = /\/(?:src\/console\/public\/|locales\/[^/]+\/public\.)(register|link|redeem|live|visitor)[/._]/;
/** Words of first forms, of which a visitor needs one language. */
const FIRST_WORDS = /\/locales\/([^/]+)\/public(?:\.product)?(?:\.(sign_in|register|visitor))?\.json$/;
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

const reached = new Map<string, ReadonlySet<string>>();

/** Modules that arrive together with these: their static imports, and the imports of those. */
const reachableFrom = (roots: readonly string[], context: Context): ReadonlySet<string> => {
  const key = roots.join(" ");
  const known = reached.get(key);
  if (known) return known;
  const found = new Set(roots.map((root) => `${import.meta.dirname}${root}`));
  for (const id of found) for (const next of context.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  reached.set(key, found);
  return found;
};

const MAIN = ["/src/console/console.ts"];
const CONSOLE = [
  "console/inside.ts",
  "framework/console/openConsole.tsx",
  "framework/wire/index.ts",
  "framework/list/index.ts",
  "framework/import/index.ts",
  "framework/tasks/index.ts",
  "framework/actions/index.ts",
  "framework/ask/index.ts",
  "generated/enums.ts",
].map((file) => `/src/${file}`);
const SCHEMAS = ["/src/framework/schema/index.ts"];
const RECORDS = ["/src/framework/form/index.ts", "/src/framework/show/index.ts"];

const partOf = (id: string): string => (id.endsWith(".schema.ts") ? ".schema" : RECORD.test(id) ? ".record" : "");

const chunkOf = (id: string, context: Context): string | null => {
  const [, language] = WORDS.exec(id) ?? [];
  if (language && context.getModuleInfo(ALL_WORDS)?.dynamicallyImportedIds.includes(id)) return `words.${language}`;
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
  if (reachableFrom(MAIN, context).has(id)) return "main";
  if (SIGN_IN.test(id)) return "public.sign_in";
  if (reachableFrom(CONSOLE, context).has(id) && !FORMS.test(id)) return "console";
  if (reachableFrom(SCHEMAS, context).has(id)) return "schemas";
  return FORMS.test(id) || reachableFrom(RECORDS, context).has(id) ? "records" : null;
};

export default defineConfig({
  plugins: [react(), prerender(`${import.meta.dirname}/src/console`)],
  // A table of words is asked for whole.
  json: { namedExports: false },
  build: {
    target: "es2022",
    modulePreload: {
      polyfill: false,
      // The pages name the parts of their first screen themselves, so that the first script need not.
      resolveDependencies: (_, files, { hostId }) =>
        /^assets\/main-/.test(hostId) ? files.filter((file) => file.endsWith(".css")) : files,
    },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        generatedCode: { symbols: false },
        codeSplitting: { groups: [{ name: chunkOf, debugName: "console", includeDependenciesRecursively: false }] },
      },
    },
  },
});
