import { createRequire } from "node:module";
import { Refusal } from "../../../platform/framework/settings/Refusal";

/** @throws Refusal without the package of the protocol, which only consoles with agents install */
export const checkPackage = (name = "@modelcontextprotocol/sdk"): void => {
  try {
    createRequire(import.meta.url).resolve(`${name}/server/mcp.js`);
  } catch {
    throw new Refusal(
      `The feature agents needs the package ${name}, which is not installed: npm install ${name}. Or leave agents out of \`features\` in console.yaml.`,
    );
  }
};
