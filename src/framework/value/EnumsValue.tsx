import { Blank } from "./Blank";
import { EnumValue, type EnumValueProps, isState } from "./EnumValue";
import { splitToList } from "./formats";

export const EnumsValue = ({ value, of }: EnumValueProps) => {
  const values = splitToList(value);
  if (values.length === 0) return <Blank />;
  return (
    <span className="ui-chips">
      {values.map((one) => (
        <span key={String(one)} className={isState(of) ? undefined : "ui-chip ui-chip-default"}>
          <EnumValue value={one} of={of} />
        </span>
      ))}
    </span>
  );
};
