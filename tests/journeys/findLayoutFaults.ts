// Finds parts of a page that differ from the common layout: labels over boxes, raw browser controls, crooked dialogs.
import type { Page } from "playwright-core";

/** The widest content of a page, and the tolerance of comparisons, in pixels. */
const [WIDEST, NEAR] = [1600, 1.5];

/** One line for each part that differs. */
export const findLayoutFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ({ widest, near }) => {
      const all = (selector: string, root: ParentNode = document) =>
        [...root.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility() && one.offsetWidth > 1);
      const called = (element: Element) =>
        (element.getAttribute("name") ?? (element.textContent || element.className)).trim().slice(0, 60);
      const pixels = (element: Element, property: "paddingLeft" | "paddingRight") =>
        Number.parseFloat(getComputedStyle(element)[property]);

      const labels = all(".MuiFormControl-root > label").flatMap((label) => {
        const box = label.parentElement?.querySelector(".MuiInputBase-root");
        if (!box) return [];
        const isOver = label.getBoundingClientRect().bottom > box.getBoundingClientRect().top;
        const isCut = label.scrollHeight > label.clientHeight + 1 || label.scrollWidth > label.clientWidth + 1;
        return isOver || isCut ? [`the label "${called(label)}" is ${isOver ? "over its box" : "cut"}`] : [];
      });

      const high = innerWidth < 599 ? 44 : 36;
      const sizes = all(".MuiFormControl-root:has(> label) > .MuiOutlinedInput-root:not(.MuiInputBase-multiline)")
        .filter((box) => box.querySelector(".MuiChip-root") === null && Math.abs(box.offsetHeight - high) > near)
        .map((box) => `a box of "${called(box.parentElement ?? box)}" is ${box.offsetHeight} high`);
      const types = all("main form :is(.MuiFormLabel-root, .ui-segments legend)")
        .filter((label) => `${getComputedStyle(label).fontSize} ${getComputedStyle(label).fontWeight}` !== "13px 500")
        .map((label) => `the label "${called(label)}" has another type`);

      const raw = all(
        ":is(main, [role=dialog]) :is(textarea, select, input:not([type=checkbox], [type=radio], [type=file], [type=hidden]))",
      )
        .filter((control) => control.closest(".MuiInputBase-root, .search, .public") === null)
        .map((control) => `"${called(control)}" is a raw browser control`);
      const framed = all(
        ":is(main, [role=dialog]) .MuiInputBase-root :is(textarea, input, select):not([aria-hidden=true])",
      )
        .filter((control) => getComputedStyle(control).borderTopStyle !== "none" && control.clientTop > 0)
        .map((control) => `"${called(control)}" has a frame in its box`);

      const dialogs = all(".MuiDialog-paper").flatMap((dialog) => {
        const faults: string[] = [];
        const [content] = all(".MuiDialogContent-root", dialog);
        if (content === undefined) return [];
        const { top, left, right } = content.getBoundingClientRect();
        const [footer] = all(".MuiDialogActions-root", dialog);
        for (const answer of all("[data-answer]", dialog))
          if (answer.closest(".MuiDialogActions-root") === null) faults.push(`"${called(answer)}" is not in a footer`);
        if (footer !== undefined) {
          const ends = [...footer.children].map((one) => one.getBoundingClientRect().right);
          const edge = right - pixels(content, "paddingRight");
          if (Math.abs(Math.max(...ends) - edge) > near)
            faults.push(`the footer ends at ${Math.max(...ends)}, the content at ${edge}`);
          const start = footer.getBoundingClientRect().left + pixels(footer, "paddingLeft");
          if (Math.abs(start - left - pixels(content, "paddingLeft")) > near)
            faults.push("the footer starts beside the content");
        }
        if (content.scrollTop === 0)
          for (const text of all("label, legend, h3, p, dt, [role=group] > div", content))
            if (text.getBoundingClientRect().top < top) faults.push(`"${called(text)}" is cut by the title`);
        for (const title of all("h2", dialog))
          if (title.scrollHeight > title.clientHeight + 1) faults.push(`the title "${called(title)}" is cut`);
        return faults;
      });

      const [area] = all("main.shell-page");
      const frame = area?.getBoundingClientRect();
      const [start, end] =
        area && frame ? [frame.left + pixels(area, "paddingLeft"), frame.right - pixels(area, "paddingRight")] : [0, 0];
      const isBare = area?.querySelector(":scope > .shell-bare") !== null;
      const parts = area && !isBare ? all(":scope > :not(.shell-message, .shell-heard, .shell-print)", area) : [];
      const frames = parts.flatMap((part) => {
        const at = part.getBoundingClientRect();
        if (/fixed|absolute/.test(getComputedStyle(part).position)) return [];
        return Math.abs(at.left - start) > near || at.right > end + near ? [`"${called(part)}" leaves the frame`] : [];
      });
      if (!isBare && end - start > widest + near) frames.push(`the content is ${end - start} wide`);
      return [...labels, ...sizes, ...types, ...raw, ...framed, ...dialogs, ...frames];
    },
    { widest: WIDEST, near: NEAR },
  );
