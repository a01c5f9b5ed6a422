import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { TestTranslationProvider } from "ra-core";
import { describe, expect, it } from "vitest";
import { qrMatrix } from "./qrMatrix";
import { Filled } from "../../../src/framework/slots";
import { UrlValue } from "../../../src/framework/value/UrlValue";
import { qr as feature } from "./index";
const show = (value: unknown, qr?: "button" | "shown", fills = feature.fills) =>
  render(
    <TestTranslationProvider translate={(key: string) => key}>
      <Filled by={fills}>
        <UrlValue value={value} qr={qr} />
      </Filled>
    </TestTranslationProvider>,
  );

describe("an address", () => {
  const link = (value: unknown) => {
    show(value);
    const { textContent, title, pathname } = screen.getByRole<HTMLAnchorElement>("link");
    cleanup();
    return { textContent, title, pathname };
  };
  it("of a file in the platform's own store goes by the file's name", () => {
    expect(link("/files/a1b2/%E9%94%99%E8%AF%AF%E8%A1%8C.xlsx")).toEqual({
      textContent: "错误行.xlsx",
      title: "/files/a1b2/%E9%94%99%E8%AF%AF%E8%A1%8C.xlsx",
      pathname: "/files/a1b2/%E9%94%99%E8%AF%AF%E8%A1%8C.xlsx",
    });
    expect(link("/files/a1b2/100%.xlsx").textContent).toBe("100%.xlsx");
  });
  it("of anything else is shown in full, and is no link where it could hold a script", () => {
    expect(link("https://example.com/files/a/b.xlsx").textContent).toBe("https://example.com/files/a/b.xlsx");
    show("javascript:alert(1)");
    expect(screen.queryByRole("link")).toBeNull();
  });
});

describe("the QR code of an address", () => {
  it("is a square with the three marks by which a camera finds it", () => {
    const matrix = qrMatrix("https://example.com/下载") ?? [];
    const mark = [true, true, true, true, true, true, true, false];
    expect(matrix.every((row) => row.length === matrix.length)).toBe(true);
    expect(matrix[0]?.slice(0, 8)).toEqual(mark);
    expect(matrix[0]?.slice(-8)).toEqual(mark.toReversed());
    expect(matrix.at(-1)?.slice(0, 8)).toEqual(mark);
    expect(matrix[matrix.length - 1]?.slice(-8)).not.toEqual(mark.toReversed());
  });

  it("holds the bytes of UTF-8: a Chinese character needs three", () => {
    const side = (text: string) => qrMatrix(text)?.length ?? 0;
    expect(side("下".repeat(100))).toBe(side("a".repeat(300)));
  });

  it("is missing for a text that no code can hold", () => {
    expect(qrMatrix(`https://example.com/${"a".repeat(4000)}`)).toBeNull();
  });

  it("is below its address on a Show, with words for those who do not see it", async () => {
    show("https://example.com/app", "shown");
    await waitFor(() => expect(screen.getByRole("img").getAttribute("aria-label")).toContain("ui.qr.of"));
    expect(screen.getByRole("link").getAttribute("href")).toBe("https://example.com/app");
    expect(screen.getByRole("button", { name: "ui.qr.save" })).toBeTruthy();
  });

  it("opens from a cell, and writes a path with the host it is on", async () => {
    show("/files/app.apk", "button");
    expect(screen.queryByRole("img")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "ui.qr.title" }));
    await screen.findByRole("img");
    expect(screen.getByText(`${window.location.origin}/files/app.apk`)).toBeTruthy();
  });

  it("is not made of what is no address of a page", () => {
    show("javascript:alert(1)", "shown");
    expect(screen.queryByRole("img")).toBeNull();
    expect(screen.getByText("javascript:alert(1)").tagName).toBe("SPAN");
  });

  it("is missing in a console without the feature, which has only the link", () => {
    for (const qr of ["shown", "button"] as const) {
      show("https://example.com/app", qr, []);
      expect(screen.getByRole("link").getAttribute("href")).toBe("https://example.com/app");
      expect([screen.queryByRole("img"), screen.queryByRole("button")]).toEqual([null, null]);
      cleanup();
    }
  });
});
