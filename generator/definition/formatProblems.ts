import type { Problem } from "./Problem";

const formatProblem = ({ code, where, message, fix, frame }: Problem): string =>
  [
    `${where.file}:${where.line}:${where.column} ${code} ${message}`,
    ...frame.split("\n").filter((line) => line !== ""),
    `  ${fix}`,
  ].join("\n");

/** All problems as text, and their number. */
export const formatProblems = (problems: readonly Problem[]): string => {
  if (problems.length === 0) return "";
  const files = new Set(problems.map(({ where }) => where.file)).size;
  const count = `${problems.length} ${problems.length === 1 ? "problem" : "problems"} in ${files} ${files === 1 ? "file" : "files"}`;
  return `${problems.map(formatProblem).join("\n\n")}\n\n${count}; docs/problems.md explains each code.\n`;
};
