// The optional response check: specification, point 5. Off unless configured, silent in the formal environment.
import type { Config } from "./config";

const FORMAL = 1;

export const checksResponses = ({ check_responses, env }: Config): boolean => check_responses && env !== FORMAL;
