import { useEffect, useState } from "react";
import type { ResourceProps } from "../wire/contract";
import { useFindResource } from "./related";

/** The resource with this name. Null while its section is loading, and if there is no such resource. */
export const useResourceNamed = (name: string): ResourceProps | null => {
  const find = useFindResource();
  const [found, setFound] = useState<ResourceProps | null>(null);
  useEffect(() => {
    let wanted = true;
    find(name).then(
      (props) => {
        if (wanted) setFound(props);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [find, name]);
  return found?.name === name ? found : null;
};
