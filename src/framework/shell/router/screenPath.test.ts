import { expect, it } from "vitest";
import { screenPlace } from "./screenPath";

const screen = { path: "/product/product_list", resources: ["product", "product_version"] } as const;
const at = (path: string) => screenPlace(screen, `/product/product_list${path}`);

it("finds the four views of the resource that owns the screen", () => {
  expect(at("")).toMatchObject({ resource: "product", view: "list", base: "/product/product_list" });
  expect(at("/create")).toMatchObject({ resource: "product", view: "create" });
  expect(at("/7")).toMatchObject({ resource: "product", view: "edit", pattern: "/product/product_list/:id" });
  expect(at("/7/show")).toMatchObject({ resource: "product", view: "show", pattern: "/product/product_list/:id/show" });
});

it("finds the views of another resource below its name", () => {
  const base = "/product/product_list/product_version";
  expect(at("/product_version")).toMatchObject({ resource: "product_version", view: "list", base });
  expect(at("/product_version/7")).toMatchObject({ resource: "product_version", view: "edit", pattern: `${base}/:id` });
});

it("knows no page deeper than that", () => {
  expect(at("/7/anything").resource).toBeNull();
  expect(at("/7/show/more").resource).toBeNull();
});
