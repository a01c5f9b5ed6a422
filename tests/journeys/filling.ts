// Fills in the inputs of a form, in the way that a person would.
import type { Locator, Page } from "playwright-core";
import { kindOf } from "../../generator";
import type { FieldModel, ResourceModel } from "../../generator";
import { readModel } from "./readModel";

const model = readModel();

const TYPED = new Set([
  "TextInput",
  "IntegerInput",
  "NumberInput",
  "MoneyInput",
  "UrlInput",
  "EmailInput",
  "SecretInput",
  "JsonInput",
]);

export const inputBox = (page: Page, name: string): Locator => page.locator(`main form [name="${name}"]`).first();

/** Chooses a record by its name. If the name is not a text, chooses the first offered record. */
const chooseReference = async (page: Page, name: string, known: string | null): Promise<void> => {
  await inputBox(page, name).click();
  if (known !== null) await inputBox(page, name).fill(known);
  const options = page.locator("[role=listbox] [role=option]");
  await (known === null ? options : options.filter({ hasText: known })).first().click();
};

const chooseValue = async (page: Page, field: FieldModel, value: unknown): Promise<void> => {
  const values = model.enums.find(({ name }) => name === field.options.enum)?.values ?? [];
  const chosen = values.find((one) => String(one.value) === String(value)) ?? values[0];
  await page.locator(`main form :has(> input[name="${field.name}"]) [role=combobox]`).first().click();
  await page.locator(`[role=listbox] [role=option][data-value="${chosen?.value}"]`).click();
};

/** Writes a schedule as an expression. The box for it comes when somebody chooses to write one. */
const writeSchedule = async (page: Page, name: string, expression: string): Promise<void> => {
  if ((await inputBox(page, name).count()) === 0) {
    await page.locator("main form .schedule [role=combobox]").first().click();
    await page.locator("[role=listbox] [role=option]").last().click();
  }
  await inputBox(page, name).fill(expression);
};

/** `known`: the name of the record to choose for a reference; null for the first one offered. */
export const fillField = async (page: Page, field: FieldModel, value: unknown, known: string | null): Promise<void> => {
  const input = kindOf(field).input(field)?.name ?? "";
  if (input === "CronInput") await writeSchedule(page, field.name, String(value));
  else if (TYPED.has(input)) await inputBox(page, field.name).fill(String(value));
  else if (input === "PhoneInput") await inputBox(page, field.name).fill(String(value));
  else if (input === "EnumInput") await chooseValue(page, field, value);
  else if (input === "ReferenceInput") await chooseReference(page, field.name, known);
};

/** Required fields, and fields that identify the record. All other fields keep the initial values of the form. */
export const fieldsToFill = (resource: ResourceModel): readonly FieldModel[] => {
  const shown = resource.views.form.flatMap(({ fields }) => fields);
  const unique = new Set(resource.unique.flatMap(({ fields }) => fields));
  const decides = ({ name }: FieldModel) => resource.fields.some(({ when }) => name in when);
  const needed = (field: FieldModel) =>
    decides(field) ||
    (field.required && field.default === null) ||
    unique.has(field.name) ||
    field.name === resource.title ||
    kindOf(field).secret === true;
  return resource.fields.filter((field) => shown.includes(field.name) && !field.readonly && needed(field));
};
