// From the definitions on disk to what ought to stand beside them: the shared first half of every command.
import type { Emit } from "../emitters";
import { definitionJsonSchema, loadModel, type Model, type Problem } from "../index";
import { type Difference, differences } from "./differences";
import { EDITOR_SCHEMA } from "./fingerprint";
import { render } from "./render";
import type { RunRecord } from "./RunRecord";

/** What a run knows before it starts. */
export interface Before {
  readonly root: string;
  readonly tool: string;
  /** What the last run left: names the causes of differences. */
  readonly last: RunRecord;
  /** Which drafts need no printing: the last run's, or none. */
  readonly known: RunRecord;
  /** Path -> hash of what stands there. */
  readonly disk: ReadonlyMap<string, string>;
  readonly emit: Emit;
}

export interface Regenerated {
  readonly model: Model | null;
  readonly problems: readonly Problem[];
  readonly differences: readonly Difference[];
  readonly summary: string;
  /** As in RunRecord: what was planned, by path. */
  readonly files: RunRecord["files"];
}

/** Renders everything; writes nothing. */
export const regenerate = async ({ root, tool, last, known, disk, emit }: Before): Promise<Regenerated> => {
  const { model, problems } = loadModel(root);
  if (model === null) return { model, problems, differences: [], summary: "", files: last.files };
  const plain = [{ path: EDITOR_SCHEMA, text: `${JSON.stringify(definitionJsonSchema(), null, 2)}\n` }];
  const plan = await render({ files: emit(model), plain, record: known, tool, disk });
  return {
    model,
    problems,
    differences: differences(root, plan, last),
    summary: `${model.resources.length} definitions, ${plan.files.length} files`,
    files: Object.fromEntries(plan.files.map(({ path, draft, output }) => [path, { draft, output }])),
  };
};
