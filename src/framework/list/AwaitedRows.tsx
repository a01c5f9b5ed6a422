import { useListContext } from "ra-core";
import { type ComponentType, useEffect, useState } from "react";
import { useArePending } from "../value/ReferenceNames";
import type { RowsProps } from "./table/RowsProps";

/** For so many milliseconds, the first rows of a list wait for the names in them. */
const PATIENCE = 300;

/** The rows of a list. At first, they wait for the names of the records that they refer to, so that both are drawn together. */
export const AwaitedRows = ({ as: Rows, ...props }: RowsProps & { readonly as: ComponentType<RowsProps> }) => {
  const { isPending } = useListContext();
  const isNaming = useArePending();
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (isPending || isDrawn) return undefined;
    const timer = setTimeout(() => setDrawn(true), isNaming ? PATIENCE : 0);
    return () => clearTimeout(timer);
  }, [isPending, isDrawn, isNaming]);
  const waits = isNaming && !isDrawn && props.state === "rows";
  return <Rows {...props} {...(waits && { state: "pending", reserve: Math.max(props.reserve, props.rows.length) })} />;
};
