import type { ApiTestSource } from "pilothouse/console";
import type { ResourceProps } from "pilothouse/wire";

const indexes = import.meta.glob<Readonly<Record<string, ResourceProps>>>("../generated/*/*/index.ts");

/** All generated calls. None of them takes a file. @throws Error if a part of the console cannot be loaded */
export const apiTest = async (): Promise<ApiTestSource> => {
  const modules = await Promise.all(Object.values(indexes).map((load) => load()));
  return { resources: modules.flatMap((module) => Object.values(module)), takesFile: () => false };
};
