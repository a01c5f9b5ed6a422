import { render, screen } from "@testing-library/react";
import { lazy } from "react";
import { expect, it } from "vitest";
import { createSlot, fill, Filled, Fills } from "./index";

const greetings = createSlot<{ readonly name: string }>();
const others = createSlot<{ readonly name: string }>();
const Hello = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;
const Later = lazy(async () => ({ default: ({ name }: { readonly name: string }) => <p>See you, {name}</p> }));
const drawn = () => screen.queryAllByText(/./).map(({ textContent }) => textContent);
const place = <Fills of={greetings} told={{ name: "Anna" }} otherwise={<p>Nobody is here</p>} />;

it("draws the parts that features put into a slot, in their order, and tells each what the page knows", async () => {
  render(<Filled by={[fill(greetings, Hello), fill(others, Hello), fill(greetings, Later)]}>{place}</Filled>);
  await screen.findByText("See you, Anna");
  expect(drawn()).toEqual(["Hello Anna", "See you, Anna"]);
});

it("draws something else where no feature fills it", () => {
  render(<Filled by={[fill(others, Hello)]}>{place}</Filled>);
  expect(drawn()).toEqual(["Nobody is here"]);
});
