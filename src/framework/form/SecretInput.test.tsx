import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { secret } from "../../../shared/schema/secret";
import { CreateView } from "./CreateView";
import { renderView, i18nProviderOf } from "../../../tests/forms/formHarness";
import { SecretInput, type SecretInputProps } from "./SecretInput";

const schema = z.object({ secret: z.optional(secret({ max: 4000 })) });
const KEY = "-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC\n-----END PRIVATE KEY-----";

const create = vi.fn();
const show = async (props: Partial<SecretInputProps>) => {
  renderView(
    <CreateView schema={schema}>
      <SecretInput source="secret" max={4000} {...props} />
    </CreateView>,
    { provider: { create }, at: "/test/things/create", i18n: i18nProviderOf({ "thing.fields.secret": "Private key" }) },
  );
  return screen.findByLabelText<HTMLInputElement>(/^Private key/);
};

beforeEach(() => {
  sessionStorage.clear();
  create.mockReset();
  create.mockImplementation(async (_, { data }) => ({ data: { ...data, id: 1 } }));
});

describe("SecretInput", () => {
  it("offers to generate only a secret that begins here", async () => {
    const box = await show({});
    expect(screen.queryByRole("button", { name: /generate/i })).toBeNull();
    expect(box.type).toBe("password");
    expect(box.autocomplete).toBe("new-password");
  });

  it("generates one that is shown", async () => {
    const box = await show({ generate: true, max: 64 });
    fireEvent.click(screen.getByRole("button", { name: /generate/i }));
    expect(box.value.length).toBeGreaterThanOrEqual(20);
    expect(box.type).toBe("text");
  });

  it("takes a pasted key of several lines as it is, masked until it is shown", async () => {
    const box = await show({ lines: 6 });
    expect(box.tagName).toBe("TEXTAREA");
    expect(box.closest(".masked")).not.toBeNull();
    fireEvent.change(box, { target: { value: KEY } });
    fireEvent.click(screen.getByRole("button", { name: /reveal|show/i }));
    expect(box.closest(".masked")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    await vi.waitFor(() => expect(create).toHaveBeenCalled());
    expect(create.mock.calls[0]?.[1].data).toMatchObject({ secret: KEY });
  });
});
