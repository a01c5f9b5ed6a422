import { useEffect, useState, useSyncExternalStore } from "react";
import { usePageTitle } from "../../../src/framework/resource/title";
import type { Examples } from "../Examples";
import { Catalogue } from "./Catalogue";
import { ofFramework } from "./ofFramework";
import { followOwnFiles, ownFiles } from "./ownFiles";

/** The parts of the console, then those of the framework. */
export const CataloguePage = () => {
  usePageTitle("Parts");
  const own = useSyncExternalStore(followOwnFiles, ownFiles);
  const [parts, setParts] = useState<readonly Examples[]>([]);
  useEffect(() => {
    let isLatest = true;
    void Promise.all([own, ofFramework].flatMap(Object.values).map((load) => load())).then((files) => {
      if (isLatest) setParts(files.map((file) => file.default));
    });
    return () => {
      isLatest = false;
    };
  }, [own]);
  return <Catalogue parts={parts} />;
};
