// Passwords that cost next to nothing to hash: what is judged is not how long that takes.
import { vi } from "vitest";

vi.mock("node:crypto", async (original) => {
  const real = await original<typeof import("node:crypto")>();
  const { scryptSync } = real;
  type Given = readonly [...Parameters<typeof scryptSync>, (error: null, key: Buffer) => void];
  const scrypt = (...[secret, salt, length, , done]: Given): void =>
    done(null, scryptSync(secret, salt, length, { N: 2, r: 1, p: 1 }));
  return { ...real, scrypt };
});
