import { act, cleanup, render, screen } from "@testing-library/react";
import { Component, type ReactNode, Suspense } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { loadable } from "./loadable";

afterEach(cleanup);

class Boundary extends Component<{ readonly children: ReactNode }, { readonly said: string }> {
  override state = { said: "" };
  static getDerivedStateFromError = (error: Error) => ({ said: error.message });
  override render() {
    return this.state.said === "" ? this.props.children : <p>{this.state.said}</p>;
  }
}

const Name = ({ name }: { readonly name: string }) => <p>{name}</p>;
const within = (content: ReactNode) => (
  <Boundary>
    <Suspense fallback={<p>waits</p>}>{content}</Suspense>
  </Boundary>
);

it("draws at once what was loaded ahead, and loads once", async () => {
  const load = vi.fn(async () => ({ default: Name }));
  const { Component: Loaded, ahead } = loadable(load);
  await ahead();
  render(within(<Loaded name="here" />));
  // The fallback must never appear. After it, React would not draw anything new for a while.
  expect(screen.queryByText("waits")).toBeNull();
  expect(screen.getByText("here")).toBeTruthy();
  await ahead();
  expect(load).toHaveBeenCalledOnce();
});

it("loads when it is drawn", async () => {
  const { Component: Loaded } = loadable(async () => ({ default: Name }));
  await act(async () => void render(within(<Loaded name="later" />)));
  expect(await screen.findByText("later")).toBeTruthy();
});

it("throws what it could not load, does not ask again at once, and asks again a while later", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const load = vi.fn(async () => ({ default: Name }));
  load.mockRejectedValueOnce(new Error("no network"));
  const { Component: Loaded } = loadable(load);
  await act(async () => void render(within(<Loaded name="again" />)));
  expect(await screen.findByText("no network")).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
  cleanup();
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await act(async () => void render(within(<Loaded name="again" />)));
  expect(await screen.findByText("again")).toBeTruthy();
  vi.restoreAllMocks();
});
