import type { Fault } from "./ActionRequest";

/** Says why an action failed. For several records, it lists the reasons. */
export const FaultMessage = ({ fault }: { readonly fault: Fault }) =>
  fault !== null && (
    <div className="ui-fault" role="alert">
      {fault.words}
      {fault.each.length > 0 && (
        <ul>
          {fault.each.map((words, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may be equal, and the list never changes
            <li key={at}>{words}</li>
          ))}
        </ul>
      )}
    </div>
  );
