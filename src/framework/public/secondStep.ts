import { loadChunk } from "../shell/errors/loadChunk";
import type { Site } from "./Site";

/** Loads the form of the second step of signing in. Null in a console without one. @throws ChunkFailure */
export const loadSecondStep = async (loadFeatures: Site["loadFeatures"]) => {
  const { publicFeatures } = await loadChunk(loadFeatures);
  const [load] = publicFeatures.flatMap(({ secondStep = [] }) => secondStep);
  return load === undefined ? null : loadChunk(load);
};
