// What a public page is made of besides the first script, by the names that vite.config.ts gives its parts.
import type { PublicPath } from "../paths";
import type { Language } from "../../../framework/wire/contract";

interface Parts {
  /** Which script of first/ stands in the page. */
  readonly first: string;
  readonly scripts: readonly string[];
  /** Each comes in a file per language; those of every page come along. */
  readonly words: string;
}

const PARTS = {
  "/login": { first: "login", scripts: ["public.sign_in"], words: "public.sign_in" },
  "/register": { first: "register", scripts: ["public.register"], words: "public.register" },
  "/link3_login": { first: "link", scripts: ["public.visitor", "public.link"], words: "public.visitor" },
  "/authorize": { first: "link", scripts: ["public.visitor", "public.link"], words: "public.visitor" },
  "/live_cdk": { first: "live", scripts: ["public.visitor", "public.redeem"], words: "public.visitor" },
  "/live_play": { first: "live", scripts: ["public.visitor", "public.live"], words: "public.visitor" },
} satisfies Readonly<Record<PublicPath | "/login", Parts>>;

const table: Readonly<Record<string, Parts>> = PARTS;

const partsAt = (page: string): Parts => {
  const parts = table[page.replace(/\?.*/, "")];
  if (!parts) throw new Error(`src/console/public/prerender/parts.ts does not know what ${page} is made of.`);
  return parts;
};

export const firstOf = (page: string): string => partsAt(page).first;

/** Names of the parts of `page`, which may carry a query: what its form waits for. */
export const partsOf = (page: string, language: Language): readonly string[] => {
  const { scripts, words } = partsAt(page);
  return [...scripts, `${words}.${language}`, `public.words.${language}`];
};
