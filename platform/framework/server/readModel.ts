import { formatProblems, loadModel } from "../../../generator";
import type { Model } from "../../../generator";
import { Refusal } from "../settings/Refusal";

/** Reads the definitions of the console at `root`. @throws Refusal that lists every problem in them */
export const readModel = (root: string): Model => {
  const { model, problems } = loadModel(root);
  if (!model) throw new Refusal(`The definitions in resources/ cannot be used:\n\n${formatProblems(problems)}`);
  return model;
};
