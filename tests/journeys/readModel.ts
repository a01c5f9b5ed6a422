// The definitions, for journeys that walk all of them. Read in a process of its own: the generator is no part of a journey.
import { formatProblems, loadModel } from "../../generator";
import type { Model } from "../../generator";

export const readModel = (root = process.cwd()): Model => {
  const { model, problems } = loadModel(root);
  if (!model) throw new Error(formatProblems(problems));
  return model;
};
