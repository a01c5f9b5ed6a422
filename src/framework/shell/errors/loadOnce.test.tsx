import { render, screen } from "@testing-library/react";
import { Suspense, use } from "react";
import { expect, it, vi } from "vitest";
import { loadOnce } from "./loadOnce";
const Part = ({ load }: { readonly load: () => Promise<string> }) => <p>{use(loadOnce(load))}</p>;

it("draws a part that has come at once, with nothing in its stead before", async () => {
  const load = () => Promise.resolve("the list");
  await loadOnce(load);
  const stead = vi.fn(() => null);
  const Stead = () => stead();
  render(
    <Suspense fallback={<Stead />}>
      <Part load={load} />
    </Suspense>,
  );
  expect(screen.getByText("the list")).toBeDefined();
  expect(stead).not.toHaveBeenCalled();
});
