import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { fakePlatform } from "../wire/fakePlatform";
import { CreateView } from "./CreateView";
import { FileInput } from "./FileInput";
import { renderView } from "../../../tests/forms/formHarness";
import { ListInput } from "./ListInput";
import { TextInput } from "./TextInput";

const PUT_URL = "/v2/oss/upload/puturl/get";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const choose = async (label: string) => {
  const [box] = await screen.findAllByLabelText<HTMLInputElement>(label, { selector: "input[type=file]" });
  fireEvent.change(box ?? document.body, { target: { files: [new File(["abc"], "a.bin")] } });
};
const words = { "thing.fields.file": "File", "thing.fields.rows.file": "File" };

it("sends the zone and the region of the form with a file", async () => {
  const asked = fakePlatform({ [PUT_URL]: { code: 513, data: null } });
  renderView(
    <CreateView schema={z.object({})} defaults={{ zone: "eu", region: "eu-central-1" }}>
      <TextInput source="zone" />
      <FileInput source="file" />
    </CreateView>,
    { words },
  );
  await choose("File");
  await waitFor(() => expect(asked[0]?.body).toEqual({ name: "a.bin", zone: "eu", region: "eu-central-1" }));
});

it("sends those of the row that the file is in", async () => {
  const asked = fakePlatform({ [PUT_URL]: { code: 513, data: null } });
  renderView(
    <CreateView schema={z.object({})} defaults={{ zone: "eu", rows: [{ zone: "cn", file: "" }] }}>
      <ListInput source="rows" title="zone">
        <TextInput source="zone" />
        <FileInput source="file" />
      </ListInput>
    </CreateView>,
    { words },
  );
  await choose("File");
  await waitFor(() => expect(asked[0]?.body).toEqual({ name: "a.bin", zone: "cn", region: "" }));
});
