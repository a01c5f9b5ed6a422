// Breakages for the screens in points 1 and 2 of the specification: the platform does not answer their records, the
// screen is not drawn, or a section redirects elsewhere.
import { loadModel } from "../../../generator";
import { root } from "../../architecture/sources";
import { titlesOf } from "../../architecture/titles";
import { sentencesProvedBy } from "../../specification/sentences";
import { type Breakage, breakageByName, sentenceOf } from "./Breakage";
import { withoutCall } from "./withoutCall";

type Broken = Pick<Breakage, "bug" | "file" | "from" | "to">;

const { model } = loadModel(root);
const declared = model?.sections.flatMap((section) => section.screens) ?? [];

const CONSOLE = "resources/console.yaml";

/** Breaks the list of a screen, or the code that draws the screen. */
const broken = (path: string): Broken => {
  const screen = declared.find((one) => one.path === path);
  const lists = screen?.resources.flatMap(
    (name) =>
      model?.resources
        .find((one) => one.name === name)
        ?.calls.flatMap((call) => (call.verb === "list" ? call.path : [])) ?? [],
  );
  const [list] = lists ?? [];
  if (list !== undefined) return withoutCall(list);
  const from = `component: ${screen?.component}`;
  return { bug: `nothing draws ${path}`, file: CONSOLE, from, to: `${from}Gone` };
};

const TITLE =
  /^(\d)\. "(.+)": (?:each has its screen, and the platform answers its records|there are screens for them): (.+)$/;

const named = ["tests/specification/1-screens.test.ts", "tests/specification/2-routes.test.ts"].flatMap((file) =>
  titlesOf(file)
    .flatMap(({ filled }) => filled)
    .flatMap((title) => {
      const [, point, text = "", paths] = TITLE.exec(title) ?? [];
      return (paths?.split(" ") ?? []).map((path) =>
        breakageByName(sentenceOf(Number(point), text), file, broken(path)),
      );
    }),
);

const PROOF = "tests/specification/2-routes.test.ts";
const sections = sentencesProvedBy("2-routes.test.ts").flatMap((sentence): Breakage[] => {
  const [, section = "", redirect = "", children = ""] =
    /^\| (\/\w+) \| redirects to (\S+); children (.+) \|$/.exec(sentence.text) ?? [];
  const [last = ""] = [...children.replaceAll(/ \([^)]*\)/g, "").split(", ")].slice(-1);
  const from = `redirect: "${redirect}"`;
  const elsewhere = {
    bug: `${section} leads elsewhere`,
    file: "src/generated/sections.ts",
    from,
    // The section redirects to its last screen, because an account with all rights is normally sent to the first.
    to: `redirect: "${section}/${last}"`,
  };
  return [breakageByName(sentence, PROOF, elsewhere), breakageByName(sentence, PROOF, broken(`${section}/${last}`))];
});

export const screenBreakages: readonly Breakage[] = [...named, ...sections];
