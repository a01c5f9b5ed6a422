// How the build splits a console into files. `main` has what every public page needs, `console` what every list needs.
// Then there is one file per section, resource and language, so that a screen loads few files and only its own code.
import { join } from "node:path";
import type { Rolldown } from "vite";

type Context = Rolldown.ChunkingContext;

const WORDS = /\/(?:locales|generated\/words)\/(en|zh-CN|zh-TW)[./]/;
/** First words of features, which are there before a part of it is loaded. */
const FIRST_WORDS = /\/features\/\w+\/words\/first\/(en|zh-CN|zh-TW)\.json$/;
const GENERATED = /\/src\/generated\/([^/]+)\/([^/]+)\/[^/]+\.tsx?$/;
/** Files that only the pages of one record need. They import forms, which lists do not need. */
const RECORD = /(?:Show|Create|Edit|Inputs)\.tsx?$/;
/** Schemas and importers. Both import zod, which lists do not need. */
const SCHEMA = /\.(?:schema|import)\.ts$/;
/** What conditions of a list can be about. The builder of conditions loads it. */
const WHERE = /\/src\/generated\/([^/]+)\/(?:[^/]+\/\w+\.)?where\.tsx?$/;
/** Calls that public pages may make. Each resource has its own file of calls, which the console uses too. */
const CALLS = /\.calls\.ts$/;
/** Public pages of a console and of features: one part per folder. Files beside the folders belong to several pages. */
const PUBLIC = /\/(?:src\/console\/public\/(\w+)|features\/(\w+)\/page)\//;
/** Words of the public page of a feature. */
const PAGE_WORDS = /\/features\/(\w+)\/words\/page\/([^/]+)\.json$/;
const BESIDE = /\/src\/console\/public\/\w+\.tsx?$/;
/** Words of public pages. Those that load later load only in the visitor's language. */
const PUBLIC_WORDS =
  /\/(?:locales\/([^/]+)\/(?:framework|console)\/public(?:\.(\w+))?|features\/\w+\/words\/public\/[\w-]+)\.json$/;
/** Code that sends a form is loaded while people fill it in. */
const SENDING =
  /\/src\/framework\/(?:public\/(?:sending|signInFailure|refusalFacts|refusedWords|[Ww]aiting)|wire\/(?:signIn|credentials|newPassword|device|knownBrowser|openRest)|schema\/isGuess)\.tsx?$/;
/** The verification picture. Some public forms show it at first, others only after wrong passwords. */
const CODE = /\/src\/framework\/(?:public\/(?:CodeField|usePicture|platformSignIn)|wire\/verification)\.tsx?$/;
/** The second step of signing in, which few accounts have. */
const SECOND_STEP = /\/src\/framework\/(?:public\/SecondStepForm|wire\/secondStep)\.tsx?$/;
/** What few installations show below the sign-in form, and the list of what features add to public pages. */
const ASIDE =
  /\/src\/(?:framework\/public\/(?:Beside|useFeatures)|generated\/publicFeatures)\.tsx?$|\/features\/\w+\/public\/index\.tsx?$/;
/** Parts of public pages that features load when they are drawn. */
const OF_FEATURE = /\/features\/(\w+)\/public\/(?!index\.)/;
/** Sending files, which forms and imports do and lists do not. */
const UPLOAD = /\/src\/framework\/wire\/upload\.ts$/;
/** What trees of records need wherever they are drawn: in forms, on record pages, and in filters, which load no forms. */
const TREE_RECORDS = /\/src\/framework\/resource\/(?:treeOf|treeChecks|useTreeRecords)\.ts$/;
const FRAMEWORK = /\/src\/framework\//;
/** Index files of rooms. Their imports are not followed, because an importer uses only some of them. */
const NAME = /\/src\/framework\/(?:wire|console|ui)\/index\.ts$/;
const SIGN_IN = /\/src\/framework\/public\/[^/]+\.tsx?$/;
const INDEX = /\/src\/generated\/([^/]+)\/(?:[^/]+\/)?index\.ts$/;
/** References: tiny files that lists of other sections import. */
const REFERENCE = /\/src\/generated\/.*\.reference\.ts$/;

/** ra-core is one barrel file. Only forms and react-admin's inputs use these modules and their imports. */
const FORMS =
  /\/node_modules\/(?:react-hook-form\/|ra-core\/dist\/(?:form\/|controller\/(?:(?:edit|create|input)\/|list\/useList\.|use(?:Sort|Pagination)State\.)|i18n\/use(?:TranslateLabel|ResourceTranslation)\.|util\/(?:FieldTitle|getFieldLabelTranslationArgs)\.))/;
/** MUI's barrel file, which react-admin imports. Its imports are not followed: no form uses all of them. */
const MUI = /\/node_modules\/@mui\/material\/index\.m?js$/;
const AUTOCOMPLETE = /\/node_modules\/@mui\/material\/useAutocomplete\//;

const reached = new Map<readonly string[], ReadonlySet<string>>();

/** All modules that these modules import statically, directly or indirectly. */
const reachableFrom = (files: readonly string[], context: Context): ReadonlySet<string> => {
  const known = reached.get(files);
  if (known) return known;
  const found = new Set(files);
  for (const id of found)
    if (files.includes(id) || !(NAME.test(id) || MUI.test(id)))
      for (const next of context.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  reached.set(files, found);
  return found;
};

interface Pages {
  /** Modules that load at once with one of the pages. */
  readonly first: ReadonlySet<string>;
  /** Modules that several pages need. Loading them always costs less than one more request. */
  readonly shared: ReadonlySet<string>;
}

const pagesKnown = new Map<Roots, Pages>();

/** The sign-in page and the pages of the console's publicPages. */
const pagesOf = (roots: Roots, context: Context): Pages => {
  const known = pagesKnown.get(roots);
  if (known) return known;
  const rows = roots.publicPages.flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const pages = [...roots.signIn, ...rows];
  const parts = pages.map((page) => reachableFrom([page], context));
  const first = new Set(parts.flatMap((part) => [...part]));
  const shared = new Set([...first].filter((id) => parts.filter((part) => part.has(id)).length > 1));
  const found = { first, shared };
  pagesKnown.set(roots, found);
  return found;
};

const callsKnown = new Map<Roots, ReadonlySet<string>>();

/** Calls that public pages make, at once or later, with their imports. */
const publicCallsOf = (roots: Roots, context: Context): ReadonlySet<string> => {
  const known = callsKnown.get(roots);
  if (known) return known;
  const seen = new Set(roots.publicPages);
  for (const id of seen) {
    const info = PUBLIC.test(id) || roots.publicPages.includes(id) ? context.getModuleInfo(id) : null;
    for (const next of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]) seen.add(next);
  }
  const calls = [...seen].filter((id) => CALLS.test(id));
  const found = calls.length === 0 ? new Set<string>() : reachableFrom([...calls, ...roots.calls], context);
  callsKnown.set(roots, found);
  return found;
};

const autocompleteKnown = new Map<Roots, ReadonlySet<string>>();

/** The autocomplete of forms. Parts that load no forms use it too. */
const autocompleteOf = (roots: Roots, context: Context): ReadonlySet<string> => {
  const known = autocompleteKnown.get(roots);
  if (known) return known;
  const all = [...reachableFrom(roots.records, context)].filter((id) => MUI.test(id));
  const own = all.flatMap((id) => context.getModuleInfo(id)?.importedIds.filter((one) => AUTOCOMPLETE.test(one)) ?? []);
  const found = reachableFrom(own, context);
  autocompleteKnown.set(roots, found);
  return found;
};

const partOf = (id: string): string => (SCHEMA.test(id) ? ".schema" : RECORD.test(id) ? ".record" : "");

/** The root modules of each part, of the framework and of one console. A part consists of them and their imports. */
const rootsOf = (root: string) => {
  const framework = (file: string): string => join(import.meta.dirname, "..", file);
  const own = (file: string): string => join(root, "src", file);
  return {
    main: [own("console/console.ts"), framework("console/createConsole.tsx")],
    signIn: [framework("public/PublicApp.tsx")],
    publicPages: [own("console/publicPages.ts"), own("generated/publicPages.ts")],
    console: [
      own("console/inside.ts"),
      own("generated/enums.ts"),
      own("generated/values.ts"),
      framework("console/openConsole.tsx"),
      framework("wire/index.ts"),
      framework("list/index.ts"),
      framework("tasks/index.ts"),
      framework("actions/index.ts"),
      framework("ask/index.ts"),
      // A panel beside a list shows what the list knows before the pages of records have loaded.
      framework("value/Glance.ts"),
    ],
    /** The module that generated calls use. */
    calls: [framework("wire/calls.ts")],
    schemas: [framework("schema/index.ts")],
    /** Menus and popovers, which lists open without loading forms. */
    overlays: [framework("ui/overlays.ts")],
    records: [framework("form/index.ts"), framework("show/index.ts")],
    /** These modules import the words that every screen needs. Other words load with the code that uses them. */
    words: [own("console/inside.ts"), framework("console/words.ts")],
  };
};

type Roots = ReturnType<typeof rootsOf>;

const chunkOf = (id: string, roots: Roots, context: Context): string | null => {
  const [, first] = FIRST_WORDS.exec(id) ?? [];
  if (first) return `words.${first}`;
  const [, language] = WORDS.exec(id) ?? [];
  if (language && roots.words.some((file) => context.getModuleInfo(file)?.dynamicallyImportedIds.includes(id)))
    return `words.${language}`;
  const [words, spoken, page = "words"] = PUBLIC_WORDS.exec(id) ?? [];
  if (words) {
    const [reader] = context.getModuleInfo(id)?.importers ?? [];
    return reader === undefined ? `public.${page}.${spoken}` : chunkOf(reader, roots, context);
  }
  const [, withPage, tongue] = PAGE_WORDS.exec(id) ?? [];
  if (withPage && tongue) return `public.${withPage}.${tongue}`;
  if (SENDING.test(id)) return "public.sending";
  if (CODE.test(id)) return "public.code";
  if (SECOND_STEP.test(id)) return "public.second_step";
  const [, feature] = OF_FEATURE.exec(id) ?? [];
  if (feature) return `public.${feature}`;
  if (ASIDE.test(id)) return "public.beside";
  if (UPLOAD.test(id)) return "upload";
  if (TREE_RECORDS.test(id)) return "tree_records";
  const pages = pagesOf(roots, context);
  const [, own, ofFeature] = PUBLIC.exec(id) ?? [];
  const part = own ?? ofFeature;
  // Only the first form of a page loads at once.
  if (part) return `public.${part}${pages.first.has(id) ? "" : ".inner"}`;
  const isAsked = publicCallsOf(roots, context).has(id);
  if (FRAMEWORK.test(id) && (isAsked || pages.shared.has(id))) return "main";
  if (BESIDE.test(id) && pages.first.has(id)) return "main";
  const [, index] = INDEX.exec(id) ?? [];
  if (index) return `section.${index}`;
  if (REFERENCE.test(id)) return "console";
  const [, section, resource] = GENERATED.exec(id) ?? [];
  if (isAsked && section && resource) return `${section}.${resource}.calls`;
  const [, asked] = WHERE.exec(id) ?? [];
  if (asked) return `where.${asked}`;
  if (section && resource) return `${section}.${resource}${partOf(id)}`;
  if (reachableFrom(roots.main, context).has(id)) return "main";
  if (BESIDE.test(id)) return "public.inner";
  if (SIGN_IN.test(id)) return "public.sign_in";
  if (reachableFrom(roots.console, context).has(id) && !FORMS.test(id)) return "console";
  if (reachableFrom(roots.schemas, context).has(id)) return "schemas";
  if (reachableFrom(roots.overlays, context).has(id)) return "overlays";
  if (autocompleteOf(roots, context).has(id)) return "autocomplete";
  return FORMS.test(id) || reachableFrom(roots.records, context).has(id) ? "records" : null;
};

/** Answers the file of the build that a module belongs to. @param root folder of the console */
export const chunksOf = (root: string): ((id: string, context: Context) => string | null) => {
  const roots = rootsOf(root);
  return (id, context) => chunkOf(id, roots, context);
};
