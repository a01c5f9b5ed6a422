import type { ChildProcess } from "node:child_process";

export const afterDeath: (command: string) => () => void;
export const guarded: <Child extends ChildProcess>(child: Child) => Child;
