import { useEffect, useState, useSyncExternalStore } from "react";
import { usePageTitle } from "../../../src/framework/resource/title";
import type { Examples } from "../Examples";
import { Catalogue } from "./Catalogue";
import { frameworkExamples } from "./frameworkExamples";
import { onOwnExampleFilesChange, ownExampleFiles } from "./ownFiles";

/** The parts of the console, then those of the framework. */
export const CataloguePage = () => {
  usePageTitle("Parts");
  const own = useSyncExternalStore(onOwnExampleFilesChange, ownExampleFiles);
  const [parts, setParts] = useState<readonly Examples[]>([]);
  useEffect(() => {
    let isLatest = true;
    void Promise.all([own, frameworkExamples].flatMap(Object.values).map((load) => load())).then((files) => {
      if (isLatest) setParts(files.map((file) => file.default));
    });
    return () => {
      isLatest = false;
    };
  }, [own]);
  return <Catalogue parts={parts} />;
};
