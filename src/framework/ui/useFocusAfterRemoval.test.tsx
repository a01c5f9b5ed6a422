// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useRef, useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { useFocusAfterRemoval } from "./useFocusAfterRemoval";

afterEach(cleanup);

const Area = () => {
  const area = useRef<HTMLDivElement>(null);
  const [names, setNames] = useState(["one", "two", "three"]);
  const [isOver, setOver] = useState(false);
  useFocusAfterRemoval(area);
  return (
    <>
      <div ref={area}>
        <p>
          {names.map((name) => (
            <button type="button" key={name} onClick={() => setNames(names.filter((other) => other !== name))}>
              {name}
            </button>
          ))}
        </p>
        <p>
          <button type="button">back</button>
          <button type="button" disabled={isOver} onClick={() => setOver(true)}>
            on
          </button>
        </p>
        {names.length > 2 && (
          <p data-next="p:nth-of-type(2) button">
            <button type="button" onClick={() => setNames(["one", "two"])}>
              end
            </button>
          </p>
        )}
      </div>
      <button type="button" onClick={() => setNames([])}>
        outside
      </button>
    </>
  );
};

const press = (name: string) => {
  const button = screen.getByRole("button", { name });
  button.focus();
  fireEvent.click(button);
};
const focused = () => document.activeElement?.textContent;

describe("the focus", () => {
  it("moves to the neighbour of a control that is gone", async () => {
    render(<Area />);
    press("two");
    await waitFor(() => expect(focused()).toBe("three"));
    press("three");
    await waitFor(() => expect(focused()).toBe("one"));
  });

  it("goes back where the control can no longer be pressed, and nothing follows", async () => {
    render(<Area />);
    press("on");
    await waitFor(() => expect(focused()).toBe("back"));
  });

  it("goes where what is gone says", async () => {
    render(<Area />);
    press("end");
    await waitFor(() => expect(focused()).toBe("back"));
  });

  it("stays where the person moved it", async () => {
    render(<Area />);
    screen.getByRole("button", { name: "two" }).focus();
    fireEvent.pointerDown(document.body);
    screen.getByRole("button", { name: "two" }).blur();
    fireEvent.click(screen.getByRole("button", { name: "outside" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "two" })).toBeNull());
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(document.activeElement).toBe(document.body);
  });
});
