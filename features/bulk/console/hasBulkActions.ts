import { isValidElement, type ReactNode } from "react";
import type { RowAbilities } from "../../../src/framework/list/slots";
import { flatChildren } from "../../../src/framework/ui/flatChildren";

interface ButtonProps {
  readonly call?: { readonly name: string };
  readonly answer?: ReactNode;
  readonly transitions?: object;
}

/**
 * Whether people can do something with many rows: edit them, or use a row button that makes a call without an answer or
 * changes a state.
 */
export const hasBulkActions = ({ canEdit, rowActions, allowed }: RowAbilities): boolean =>
  canEdit ||
  flatChildren(rowActions).some((button) => {
    if (!isValidElement<ButtonProps>(button)) return false;
    const { call, answer, transitions } = button.props;
    if (transitions !== undefined) return allowed("set");
    return call !== undefined && answer === undefined && allowed(call.name);
  });
