import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderView, thingResource, i18nProviderOf } from "../../../tests/forms/formHarness";
import { lossQuestion } from "../providers/lossQuestion";
import { FindResourceProvider } from "../resource/related";
import { QuestionDialog } from "./QuestionDialog";
import { DataLossDialog } from "./DataLossDialog";

const load = async () => DataLossDialog;
const loss = (...fields: readonly string[]) => lossQuestion.ask({ resource: "thing", fields });

it("asks in a dialog that names what would be lost, one question after the other, and answers what was pressed", async () => {
  renderView(
    <FindResourceProvider value={async () => thingResource}>
      <QuestionDialog by={lossQuestion.by} load={load} />
    </FindResourceProvider>,
    {
      i18n: i18nProviderOf({
        "thing.fields.key": "Private key",
        "thing.fields.word": "Password",
        "ui.cancel": "Cancel",
      }),
    },
  );
  const [first, second] = [loss("key"), loss("key", "word")];
  await screen.findByText("Private key");
  expect(screen.queryByText("Password")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Save and empty" }));
  expect(await first).toBe(true);
  await screen.findByText("Password");
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(await second).toBe(false);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
