// @vitest-environment happy-dom
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { thingResource } from "../../../tests/forms/formHarness";
import { FindResourceProvider } from "../../../src/framework/resource/related";
import type { ResourceProps } from "../../../src/framework/wire/contract";
import { useRelatedView } from "./useRelatedView";

it("is that of the resource asked for last, whichever is found first", async () => {
  const found = new Map<string, (props: ResourceProps | null) => void>();
  const find = (name: string) => new Promise<ResourceProps | null>((resolve) => void found.set(name, resolve));
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <FindResourceProvider value={find}>{children}</FindResourceProvider>
  );
  const { result, rerender } = renderHook(({ name }) => useRelatedView(name), {
    wrapper,
    initialProps: { name: "part" },
  });
  expect(result.current).toEqual({ props: null, List: null });
  rerender({ name: "tool" });
  const view = async () => ({ default: () => null });
  found.get("tool")?.({ ...thingResource, name: "tool", views: { list: view } });
  await waitFor(() => expect(result.current.props?.name).toBe("tool"));
  expect(result.current.List).not.toBeNull();
  found.get("part")?.({ ...thingResource, name: "part" });
  await new Promise((resolve) => setTimeout(resolve));
  expect(result.current.props?.name).toBe("tool");
});
