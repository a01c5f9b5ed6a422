// Generated from resources/host.yaml. Do not edit: change the definition, then npm run generate.
import type { Host } from "pilothouse/wire";

export const host = {
  envelope: { token: "acc_token", version: "api_ver", constants: { app_key: "", auth_type: 1 } },
  signIn: {
    path: "/v2/user/login",
    style: "bearer",
    name: "user_id",
    password: "user_password",
    picture: "verify_id",
    code: "verify_code",
    device: "device_id",
    system: "device_system",
    model: "device_model",
    browser: "device_token",
    token: "acc_token",
  },
  picture: { path: "/v2/user/login/code", style: "bearer" },
  signOut: { path: "/user/logout", style: "legacy" },
  own: {
    path: "/v2/user/account/get",
    style: "bearer",
    key: "id",
    title: "user_name",
    owners: ["comp_id", "company_id"],
  },
  password: { path: "/user/password/modify", style: "legacy", old: "old_password", new: "new_password" },
  upload: {
    form: { path: "/v2/oss/upload", style: "bearer" },
    put: { path: "/v2/oss/upload/puturl/get", style: "bearer" },
    address: "put_url",
  },
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
