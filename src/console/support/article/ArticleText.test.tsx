import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import ArticleText from "./ArticleText";
const draw = (text: string) => {
  const { container } = render(<ArticleText text={text} />);
  return {
    parts: [...container.querySelectorAll("h1, h2, h3, p, ul > li, ol > li, strong, code")].map(
      (one) => `${one.parentElement?.tagName === "OL" ? "ol " : ""}${one.tagName.toLowerCase()}: ${one.textContent}`,
    ),
    links: [...container.querySelectorAll("a")].map((one) => one.getAttribute("href")),
    container,
  };
};

describe("an article", () => {
  it("is headings, paragraphs, lists and steps", () => {
    expect(draw("# Reset\nHold the button.\n- one\n- two\n\n1. first\n2. second").parts).toEqual([
      "h3: Reset",
      "p: Hold the button.",
      "li: one",
      "li: two",
      "ol li: first",
      "ol li: second",
    ]);
  });

  it("keeps HTML as the text it is, and loads no picture", () => {
    const hostile = '<img src=x onerror="alert(1)"><script>alert(2)</script><b>bold</b>';
    const { container } = draw(`${hostile}\n\n![a cat](https://example.com/cat.png)`);
    expect(container.querySelector("img, script, b")).toBeNull();
    expect(container.textContent).toContain(hostile);
    expect(container.textContent).toContain("a cat");
  });

  it("links to the web and to nothing else", () => {
    const { links, container } = draw(
      "[a](https://example.com) [b](javascript:alert(1)) [c](/operate/company) [d](data:text/html,x) [e](jAvAsCrIpT:alert(1))",
    );
    expect(links).toEqual(["https://example.com/"]);
    expect(container.textContent).toContain("b");
  });

  it("knows bold and code within a line, and keeps the lines of a paragraph", () => {
    const { parts, container } = draw("press **Reset** `5 s`\nthen wait");
    expect(parts).toEqual(["p: press Reset 5 s\nthen wait", "strong: Reset", "code: 5 s"]);
    expect(container.querySelector("a")).toBeNull();
  });
});
