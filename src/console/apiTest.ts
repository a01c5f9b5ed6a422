import type { ApiTestSource } from "pilothouse/console";
import type { ResourceProps } from "pilothouse/wire";
import { uploadCalls } from "../generated/service/upload/upload.calls";

const indexes = import.meta.glob<Readonly<Record<string, ResourceProps>>>("../generated/*/*/index.ts");

/** All generated resources, with or without a screen. @throws Error when a part of the console cannot be loaded */
export const apiTest = async (): Promise<ApiTestSource> => {
  const modules = await Promise.all(Object.values(indexes).map((load) => load()));
  return {
    resources: modules.flatMap((module) => Object.values(module)),
    takesFile: ({ path }) => path === uploadCalls.form.path,
  };
};
