import { act, configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { CoreAdminContext } from "ra-core";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { Dialog } from "./Dialog";
import { DialogAnswers } from "./DialogAnswers";

configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

interface Given {
  readonly red?: boolean;
  readonly needs?: boolean;
  readonly value?: string;
}

const Asked = ({ red = false, needs, value = "", onGo, onClose }: Given & Record<"onGo" | "onClose", () => void>) => {
  const [text, setText] = useState(value);
  return (
    <Dialog title="Refund?" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onGo();
        }}
      >
        <input aria-label="note" />
        {needs && (
          <textarea aria-label="reason" required value={text} onChange={({ target }) => setText(target.value)} />
        )}
        <DialogAnswers harmless={{ onPress: onClose }} verb={{ label: "Go", red }} />
      </form>
    </Dialog>
  );
};

const open = (given: Given = {}) => {
  const [onGo, onClose] = [vi.fn(), vi.fn()];
  render(
    <CoreAdminContext>
      <Asked {...given} onGo={onGo} onClose={onClose} />
    </CoreAdminContext>,
  );
  return { onGo, onClose };
};

/**
 * Does what a browser does when a key is pressed: sends the event and, unless it is prevented, carries out the default
 * action.
 */
const press = (key: string, held: object = {}) => {
  const target = document.activeElement ?? document.body;
  const goes = fireEvent.keyDown(target, { key, ...held });
  if (!goes || key !== "Enter") return;
  if (target instanceof HTMLButtonElement) target.click();
  else if (target instanceof HTMLInputElement) target.form?.requestSubmit();
};

describe("the focus of a dialog", () => {
  it("is on the harmless answer of a red dialog that demands nothing", () => {
    open({ red: true });
    expect(document.activeElement?.textContent).toBe("ui.cancel");
  });

  it("is in the first required field that is empty, in a red dialog too", () => {
    open({ red: true, needs: true });
    expect(document.activeElement).toBe(screen.getByLabelText("reason"));
  });

  it("is on the verb of any other", () => {
    open({ needs: true, value: "because" });
    expect(document.activeElement?.textContent).toBe("Go");
  });

  it("goes to what comes instead of a button that went", async () => {
    const Steps = () => {
      const [over, setOver] = useState(false);
      const answers = over ? (
        <DialogAnswers harmless={{ onPress: () => {} }} />
      ) : (
        <DialogAnswers verb={{ label: "Go", onPress: () => setOver(true) }} />
      );
      return <Dialog title="Run?">{answers}</Dialog>;
    };
    render(
      <CoreAdminContext>
        <Steps />
      </CoreAdminContext>,
    );
    press("Enter");
    await waitFor(() => expect(document.activeElement?.textContent).toBe("ui.close"));
  });
});

describe("the keys of a dialog", () => {
  it("never send a red one by Enter, from a field or from its button", () => {
    const { onGo } = open({ red: true });
    for (const element of [screen.getByLabelText("note"), screen.getByText("Go")]) {
      element.focus();
      press("Enter");
    }
    expect(onGo).not.toHaveBeenCalled();
  });

  it("send any other by Enter", () => {
    const { onGo } = open();
    screen.getByLabelText("note").focus();
    press("Enter");
    expect(onGo).toHaveBeenCalledOnce();
  });

  it("do not send by an Enter that is held down since before it opened", () => {
    const { onGo } = open();
    press("Enter", { repeat: true });
    expect(onGo).not.toHaveBeenCalled();
  });

  it.each([true, false])("send any by Ctrl+Enter, from a text of several lines too: red %s", (red) => {
    const { onGo } = open({ red, needs: true, value: "because" });
    screen.getByLabelText("reason").focus();
    press("Enter", { ctrlKey: true });
    expect(onGo).toHaveBeenCalledOnce();
  });

  it("close by Escape, and ask first only if something was typed", async () => {
    const { onClose } = open({ needs: true, value: "because" });
    press("Escape");
    expect(onClose).toHaveBeenCalledOnce();
    const box = screen.getByLabelText("reason");
    box.focus();
    act(() => void fireEvent.keyDown(box, { key: "x" }));
    fireEvent.change(box, { target: { value: "because x" } });
    press("Escape");
    expect(onClose).toHaveBeenCalledOnce();
    fireEvent.click(await screen.findByText("ui.discard.go"));
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
