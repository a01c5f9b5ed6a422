// Generated from resources/host.yaml. Do not edit: change the definition, then npm run generate.
import type { Host } from "pilothouse/wire";

export const host = {
  envelope: null,
  signIn: {
    path: "/clinic/session/open",
    style: "bearer",
    name: "login_name",
    password: "passphrase",
    picture: "puzzle_id",
    code: "puzzle_text",
    device: "workstation_id",
    system: "workstation_system",
    model: "workstation_model",
    browser: "workstation_token",
    token: "token",
  },
  picture: { path: "/clinic/session/picture", style: "bearer" },
  signOut: { path: "/clinic/session/close", style: "bearer" },
  own: { path: "/clinic/staff/one", style: "bearer", key: "staff_no", title: "full_name", owners: [] },
  password: { path: "/clinic/staff/passphrase", style: "bearer", old: "former_passphrase", new: "chosen_passphrase" },
  upload: null,
  can: [
    "grants",
    "sort",
    "sorts",
    "range",
    "search",
    "where",
    "several",
    "names",
    "once",
    "merge",
    "extensions",
    "further",
  ],
  lacks: {},
} satisfies Host;
