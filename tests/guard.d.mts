import type { ChildProcess } from "node:child_process";

export const runAtExit: (command: string) => () => void;
export const killAtExit: <Child extends ChildProcess>(child: Child) => Child;
