// Checks `ending`: every definition whose rows have an owner says what happens to them when the owner ends.
import { type Report, complainAbout } from "../definition/Problem";
import type { Definition } from "../definition/Definition";
import { SAMPLE } from "../definition/words";
import { CONSOLE_FILE } from "../layout";
import { expectCondition, expectField, expectMenu, type Inspection } from "./Inspection";
import type { Lookup } from "./Lookup";
import type { ResolveText } from "./resolveWords";
import { ownerFieldOf } from "./scope";
import type { EndingModel } from "./ScopeModel";

type Written = Pick<Definition, "ending">;

const rowsOf = ({ ending }: Written) => (typeof ending === "string" ? ending : ending?.rows);

export const endingOf = (definition: Pick<Definition, "ending" | "name">, speak: ResolveText): EndingModel | null => {
  const { ending, name } = definition;
  const rows = rowsOf(definition);
  if (ending === undefined || rows === undefined) return null;
  if (typeof ending === "string") return { rows, open: {}, advice: null };
  const { open = {}, advice } = ending;
  return { rows, open, advice: advice === undefined ? null : speak(advice, name) };
};

/** How rows belong to an owner: by a field of their own, through another row, or not at all. */
const belonging = (definition: Definition): "own" | "through" | "none" => {
  const { scope } = definition;
  if (ownerFieldOf(definition) === null) return "none";
  return typeof scope === "object" && "through" in scope ? "through" : "own";
};

const CHOICE = "`ending: move` (they go to another owner), `keep` (they stay for good, as money does) or `erase`";

/** The mistake in an `ending`, and its fix; null if there is none. */
const faultOf = ({ definition, lookup }: Inspection): readonly [message: string, fix: string] | null => {
  const { owner, trail } = lookup.definitions.console.identity;
  const { name } = definition;
  const rows = rowsOf(definition);
  if (owner?.ended === undefined)
    return [
      "console.yaml does not say that an owner can end",
      "Name the field with the time of the end, `identity: { owner: { ended: … } }`, or leave `ending` out.",
    ];
  if (name === owner.resource) return [`a ${name} that ended stays, so that others can refer to it`, "Take it away."];
  if (name === trail?.resource && rows !== "keep")
    return ["nobody moves or deletes entries of the audit trail", "Write `ending: keep`."];
  if (belonging(definition) === "none") return [`rows of ${name} belong to no ${owner.resource}`, "Take it away."];
  if (belonging(definition) === "through" && rows === "move")
    return ["they go where the row goes that they belong to", "Take it away, or say `keep` or `erase`."];
  return null;
};

export const checkEnding = (inspection: Inspection): void => {
  const { definition, lookup, complain } = inspection;
  const { console: said } = lookup.definitions;
  const { ending, name, scope } = definition;
  const { owner, trail } = said.identity;
  if (!said.sound || !definition.sound) return;
  if (ending === undefined) {
    const isAsked = owner?.ended !== undefined && name !== owner.resource && name !== trail?.resource;
    if (isAsked && scope !== undefined && belonging(definition) === "own")
      complain(
        "P177",
        ["scope"],
        `${name} does not say what becomes of its rows when their ${owner.resource ?? "owner"} ends`,
        `Write ${CHOICE}.`,
      );
    return;
  }
  const fault = faultOf(inspection);
  if (fault !== null) complain("P177", ["ending"], ...fault);
  if (typeof ending === "string") return;
  const { open = {}, advice } = ending;
  for (const [field, values] of Object.entries(open)) {
    if (values === "some") expectField(inspection, field, ["ending", "open", field], "key");
    else expectCondition(inspection, { [field]: values }, ["ending", "open"]);
  }
  if (Object.keys(open).length > 0 && advice === undefined)
    complain(
      "P177",
      ["ending", "open"],
      `nobody is told what to do about ${name} that stands in the way`,
      `Say it as \`advice: ${SAMPLE}\`.`,
    );
};

/** Checks the right to end an owner, in console.yaml. */
export const checkEndingRights = (lookup: Lookup, report: Report): void => {
  const complain = complainAbout(CONSOLE_FILE, report);
  const { ending, owner } = lookup.definitions.console.identity;
  for (const [right, menu] of Object.entries(ending ?? {}))
    if (menu !== undefined) expectMenu({ lookup, complain }, menu, ["ending", right]);
  if (ending?.end !== undefined && owner?.ended === undefined)
    complain(
      "P177",
      ["ending"],
      "no owner can end",
      "Name the field with the time of the end, `identity: { owner: { ended: … } }`.",
    );
};
