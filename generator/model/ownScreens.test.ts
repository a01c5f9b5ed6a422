import { describe, expect, it } from "vitest";
import { loadModelFrom } from "../load";

const W = "{ en: a, zh-CN: 软件 }";
const definition = (name: string, more = ""): string => `resource: ${name}
label: { en: ${name}, zh-CN: 名 }
${more}calls: { list: /v2/${name}/list }
fields:
  id: { kind: id }
  name: { kind: text, label: ${W} }
`;

const load = (resources: Readonly<Record<string, string>>) =>
  loadModelFrom(
    Object.entries({
      "resources/console.yaml": `title: ${W}\nsections:\n  shop:\n    label: ${W}\n    screens:\n      goods: { label: ${W}, resource: goods }\n`,
      "resources/enums.yaml": `state: { 1: { name: one, en: A, zh-CN: B } }\n`,
      "resources/errors.yaml": `500: ${W}\n`,
      "resources/shop/goods.yaml": definition("goods"),
      ...resources,
    }).map(([path, text]) => ({ path, text })),
    [],
  );

describe("a definition that console.yaml does not name", () => {
  it("comes last in its section, with a menu key of its own", () => {
    const { model } = load({ "resources/shop/gateway.yaml": definition("gateway") });
    expect(model?.sections[0]?.screens.map(({ path }) => path)).toEqual(["/shop/goods", "/shop/gateway"]);
    expect(model?.menus.find(({ key }) => key === "shop.gateway")?.label.en).toBe("gateway");
    const gateway = model?.resources.find(({ name }) => name === "gateway");
    expect([gateway?.path, gateway?.access.list]).toEqual(["/shop/gateway", "shop.gateway"]);
  });

  it("gets no screen when it names the menu key that grants it", () => {
    const { model } = load({ "resources/shop/part.yaml": definition("part", "access: shop.goods\n") });
    expect(model?.sections[0]?.screens).toHaveLength(1);
    expect(model?.resources.find(({ name }) => name === "part")?.path).toBeNull();
  });

  it("is refused in a folder that is no section", () => {
    const { problems } = load({ "resources/shed/part.yaml": definition("part") });
    expect(problems.map(({ code }) => code)).toEqual(["P150"]);
  });
});
