// Compares answers with the definitions (specification, point 5), if an installation wants it. Never in production.
import type { Config } from "./config";

const FORMAL = 1;

export const checksResponses = ({ check_responses, env }: Config): boolean => check_responses && env !== FORMAL;
