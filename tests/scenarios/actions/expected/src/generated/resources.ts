// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.

export const resources = [() => import("./lab/job").then((m) => m.job)] as const;
