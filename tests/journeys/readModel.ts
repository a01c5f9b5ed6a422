// The definitions, for journeys that walk all of them. Read in a process of its own: the generator is no part of a journey.
import { formatProblems, loadModel } from "../../generator";
import type { Model } from "../../generator";

export const readModel = (): Model => {
  const { model, problems } = loadModel(process.cwd());
  if (!model) throw new Error(formatProblems(problems));
  return model;
};
