// Reads the definitions for journeys, in a separate process, so that journeys need not load the generator.
import { formatProblems, loadModel } from "../../generator";
import type { Model } from "../../generator";

export const readModel = (root = process.cwd()): Model => {
  const { model, problems } = loadModel(root);
  if (!model) throw new Error(formatProblems(problems));
  return model;
};
