/** What a definition says for the feature factors, as text of YAML: a console without the feature must not say it (P212). */
export const STEP_UP = /,? ?step_up: (?:true|\[[^\]]*\])(?= ?[,}])|^ {4}step_up: .*\n/gm;
