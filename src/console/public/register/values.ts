export const FIELDS = ["company", "name", "account", "email", "phone", "password", "again", "code"] as const;
export type Field = (typeof FIELDS)[number];
export type Values = Readonly<Record<Field | "area", string>>;

export const EMPTY: Values = {
  company: "",
  name: "",
  account: "",
  email: "",
  area: "+86",
  phone: "",
  password: "",
  again: "",
  code: "",
};
