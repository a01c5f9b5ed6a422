// Generated from resources/service/upload.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";

export const uploadCalls = {
  form: bearer.call("form", "/v2/oss/upload", { name: "text", zone: "text", region: "text" }, { key: "name" }),
  put_url: bearer.call(
    "put_url",
    "/v2/oss/upload/puturl/get",
    { name: "text", zone: "text", region: "text" },
    { key: "name" },
  ),
} satisfies Calls;
