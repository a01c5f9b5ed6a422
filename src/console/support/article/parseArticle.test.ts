import { describe, expect, it } from "vitest";
import { parseArticle, parseInline } from "./parseArticle";

const text = (value: string) => ({ as: "text", text: value });

describe("an article", () => {
  it("is headings, paragraphs, lists and steps", () => {
    const blocks = parseArticle("# Reset\nHold the button.\n- one\n- two\n\n1. first\n2) second");
    expect(blocks).toEqual([
      { as: "heading", of: [text("Reset")] },
      { as: "paragraph", of: [text("Hold the button.")] },
      { as: "list", items: [[text("one")], [text("two")]] },
      { as: "steps", items: [[text("first")], [text("second")]] },
    ]);
  });

  it("keeps HTML as the text it is", () => {
    const hostile = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
    expect(parseArticle(hostile)).toEqual([{ as: "paragraph", of: [text(hostile)] }]);
  });

  it("links to the web and to nothing else", () => {
    expect(parseInline("[a](https://example.com) [b](javascript:alert(1))")).toEqual([
      { as: "link", text: "a", address: "https://example.com" },
      text(" [b](javascript:alert(1))"),
    ]);
  });

  it("knows bold and code within a line", () => {
    expect(parseInline("press **Reset** `5 s`")).toEqual([
      text("press "),
      { as: "bold", text: "Reset" },
      text(" "),
      { as: "code", text: "5 s" },
    ]);
  });
});
