import { useEffect, useState } from "react";
import type { PublicFeature } from "./PublicFeature";
import { useSite } from "./Site";

/** What the console's features add to its public pages. Empty until they are loaded. */
export const useFeatures = (): readonly PublicFeature[] => {
  const { loadFeatures } = useSite();
  const [features, setFeatures] = useState<readonly PublicFeature[]>([]);
  useEffect(() => {
    loadFeatures().then(({ publicFeatures }) => setFeatures(publicFeatures), console.warn);
  }, [loadFeatures]);
  return features;
};
