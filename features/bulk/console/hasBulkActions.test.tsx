import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { hasBulkActions } from "./hasBulkActions";

interface Props {
  readonly call?: { readonly name: string };
  readonly answer?: readonly string[];
  readonly transitions?: object;
}
const Button = (_: Props) => null;
const all = () => true;
const offers = (rowActions: ReactNode, allowed: (action: string) => boolean, canEdit = false) =>
  hasBulkActions({ rowActions, allowed, canEdit });

describe("hasBulkActions", () => {
  it("takes a call without an answer, and a change of state, also in fragments", () => {
    expect(offers([<Button key="a" call={{ name: "run" }} />], all)).toBe(true);
    const changes = (
      <>
        <Button />
        <Button transitions={{ 1: [2] }} />
      </>
    );
    expect(offers(changes, all)).toBe(true);
  });

  it("does not take what is not allowed, and what has an answer to show", () => {
    const allowed = (action: string) => action !== "run" && action !== "set";
    expect(offers([<Button key="a" call={{ name: "run" }} />, <Button key="b" transitions={{}} />], allowed)).toBe(
      false,
    );
    expect(offers(<Button call={{ name: "pay" }} answer={["url"]} />, all)).toBe(false);
    expect(offers(undefined, all)).toBe(false);
  });

  it("takes records that can be edited, without any button", () => {
    expect(offers(undefined, all, true)).toBe(true);
  });
});
