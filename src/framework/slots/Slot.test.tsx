import { render, type RenderResult, screen } from "@testing-library/react";
import { lazy, type ReactNode } from "react";
import { expect, it } from "vitest";
import { type Around, createSlot, createSlotOf, fill, Filled, Fills, useParts, Within } from "./index";

const greetings = createSlot<{ readonly name: string }>();
const others = createSlot<{ readonly name: string }>();
const Hello = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;
const Later = lazy(async () => ({ default: ({ name }: { readonly name: string }) => <p>See you, {name}</p> }));
const drawn = ({ container }: RenderResult) => [...container.children].map(({ textContent }) => textContent);
const place = <Fills of={greetings} props={{ name: "Anna" }} otherwise={<p>Nobody is here</p>} />;

it("draws the parts that features put into a slot, in their order, and gives each what the page knows", async () => {
  const page = render(
    <Filled by={[fill(greetings, Hello), fill(others, Hello), fill(greetings, Later)]}>{place}</Filled>,
  );
  await screen.findByText("See you, Anna");
  expect(drawn(page)).toEqual(["Hello Anna", "See you, Anna"]);
});

it("draws something else where no feature fills it", () => {
  const page = render(<Filled by={[fill(others, Hello)]}>{place}</Filled>);
  expect(drawn(page)).toEqual(["Nobody is here"]);
});

it("draws something in place of a part that is still being loaded", () => {
  const Never = lazy(() => new Promise<never>(() => undefined));
  const awaited = <Fills of={greetings} props={{ name: "Anna" }} awaited={<p>One moment</p>} />;
  const page = render(<Filled by={[fill(greetings, Never)]}>{awaited}</Filled>);
  expect(drawn(page)).toEqual(["One moment"]);
});

it("draws parts around something, each within the one before", () => {
  const around: Around<{ readonly name: string }> = createSlot();
  const Framed = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
    <section aria-label={name}>{children}</section>
  );
  const Numbered = ({ children }: { readonly children: ReactNode }) => <ol>{children}</ol>;
  const inner = <p>text</p>;
  const { container } = render(
    <Filled by={[fill(around, Framed), fill(around, Numbered)]}>
      <Within of={around} props={{ name: "Anna" }}>
        {inner}
      </Within>
    </Filled>,
  );
  expect(container.innerHTML).toBe('<section aria-label="Anna"><ol><p>text</p></ol></section>');
});

it("gives a page that draws a slot by itself what features put there", () => {
  const colours = createSlotOf<string>();
  const Colours = () => <p>{useParts(colours).join(", ")}</p>;
  const page = render(
    <Filled by={[fill(colours, "red"), fill(colours, "blue")]}>
      <Colours />
    </Filled>,
  );
  expect(drawn(page)).toEqual(["red, blue"]);
});
