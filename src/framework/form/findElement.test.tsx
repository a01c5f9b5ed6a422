// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { findElement } from "./findElement";

const Box = ({ source }: { readonly source: string; readonly children?: React.ReactNode }) => <input name={source} />;
const Around = ({ children }: { readonly name: string; readonly children: React.ReactNode }) => <p>{children}</p>;

const drawn = (source: string) => {
  const elements = (
    <>
      <Box source="a" />
      <Around name="when">
        <Box source="b" />
        <Box source="c">
          <Box source="c.d" />
        </Box>
      </Around>
    </>
  );
  return render(findElement(elements, source)).container.innerHTML;
};

it("keeps one input and the elements around it", () => {
  expect(drawn("a")).toBe('<input name="a">');
  expect(drawn("b")).toBe('<p><input name="b"></p>');
  expect(drawn("c")).toBe('<p><input name="c"></p>');
});

it("finds neither an unknown input nor a part of one", () => {
  expect(drawn("x")).toBe("");
  expect(drawn("c.d")).toBe("");
});
