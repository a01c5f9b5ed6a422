import createCache, { type StylisElement } from "@emotion/cache";
import { expect, it } from "vitest";
import { mirrorStyles } from "./mirrorStyles";

const declaration = (props: string, children: string): StylisElement => ({
  ...{ type: "decl", value: "", props, children, root: null, parent: null },
  ...{ line: 0, column: 0, length: 0, return: "" },
});

it.each([
  ["margin-left", "8px", "margin-right:8px;"],
  ["right", "0", "left:0;"],
  ["border-top-left-radius", "4px", "border-top-right-radius:4px;"],
  ["text-align", "right", "text-align:left;"],
  ["padding", "1px 2px 3px 4px", "padding:1px 4px 3px 2px;"],
  ["margin", "0 calc(1px + 2px) 0 8px", "margin:0 8px 0 calc(1px + 2px);"],
  ["border-radius", "1px 2px 3px 4px", "border-radius:2px 1px 4px 3px;"],
  ["transform", "translateX(20px)", "transform:translateX(-20px);"],
  ["transform", "translate(-50%)", "transform:translate(50%);"],
  ["padding", "1px 2px", ""],
  ["margin-inline-start", "8px", ""],
  ["content", '"left"', ""],
])("turns %s: %s", (name, value, turned) => {
  const element = declaration(name, value);
  mirrorStyles(element);
  expect(element.return).toBe(turned);
});

it("is a plugin of Emotion", () => {
  const cache = createCache({ key: "turned", stylisPlugins: [mirrorStyles] });
  cache.insert(".a", { name: "a", styles: "margin-left:1px;float:left;" }, cache.sheet, true);
  expect(cache.inserted.a === true ? document.head.textContent : cache.inserted.a).toContain("margin-right:1px");
});
