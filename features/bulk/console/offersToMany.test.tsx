import { describe, expect, it } from "vitest";
import { offersToMany } from "./offersToMany";

interface Props {
  readonly call?: { readonly name: string };
  readonly answer?: readonly string[];
  readonly transitions?: object;
}
const Button = (_: Props) => null;
const all = () => true;

describe("offersToMany", () => {
  it("takes a call without an answer, and a change of state, also in fragments", () => {
    expect(offersToMany([<Button key="a" call={{ name: "run" }} />], all)).toBe(true);
    const changes = (
      <>
        <Button />
        <Button transitions={{ 1: [2] }} />
      </>
    );
    expect(offersToMany(changes, all)).toBe(true);
  });

  it("does not take what is not allowed, and what has an answer to show", () => {
    const allowed = (action: string) => action !== "run" && action !== "set";
    expect(
      offersToMany([<Button key="a" call={{ name: "run" }} />, <Button key="b" transitions={{}} />], allowed),
    ).toBe(false);
    expect(offersToMany(<Button call={{ name: "pay" }} answer={["url"]} />, all)).toBe(false);
    expect(offersToMany(undefined, all)).toBe(false);
  });
});
