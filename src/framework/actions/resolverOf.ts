import { Children, isValidElement, type ReactNode } from "react";
import type { FieldErrors, Resolver } from "react-hook-form";
import { packMessage } from "../resource/message";
import { isBlank } from "../resource/valueAt";

/** The names of the inputs that must not be left empty. */
export const requiredOf = (ask: ReactNode): readonly string[] =>
  Children.toArray(ask).flatMap((input) => {
    if (!isValidElement<{ readonly source?: string; readonly required?: boolean }>(input)) return [];
    const { source = "", required = false } = input.props;
    return required ? [source] : [];
  });

/** Refuses empty required inputs, so that nothing is sent before they are filled in. */
export const resolverOf =
  (ask: ReactNode): Resolver =>
  (values) => {
    const errors: FieldErrors = {};
    for (const name of requiredOf(ask))
      if (isBlank(values[name]))
        errors[name] = { type: "required", message: packMessage({ key: "invalid.required", params: {} }) };
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
