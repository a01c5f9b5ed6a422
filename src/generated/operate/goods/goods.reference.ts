// Generated from resources/operate/goods.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const goodsReference = {
  resource: "goods",
  path: "/operate/good",
  key: "id",
  title: "name",
  access: { list: "operate.good", get: "operate.good" },
  alike: true,
} satisfies Reference;
