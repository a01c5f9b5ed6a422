import { isBlank } from "../resource/valueAt";
import { useKinds } from "../resource/useKinds";
import { Blank } from "./Blank";

/** A call, by its label and its name. The value is `<resource>.<call>`. */
export const CallValue = ({ value }: { readonly value: unknown }) => {
  const { calls } = useKinds();
  if (isBlank(value)) return <Blank />;
  const name = <code className="ui-mono">{String(value)}</code>;
  const label = calls.find(({ of }) => of === value)?.label;
  return label === undefined ? (
    name
  ) : (
    <>
      {label} {name}
    </>
  );
};
