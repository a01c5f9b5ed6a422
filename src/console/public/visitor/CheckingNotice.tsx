import type { Language } from "pilothouse/wire";
import { words } from "./words";

export const CheckingNotice = ({ language }: { readonly language: Language }) => (
  <p className="form checking" role="status">
    <span className="spinner" aria-hidden="true" /> {words(language)("checking")}
  </p>
);
