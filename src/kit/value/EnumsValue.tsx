import { Blank } from "./Blank";
import { EnumValue, type EnumValueProps } from "./EnumValue";
import { listOf } from "./formats";

export const EnumsValue = ({ value, of }: EnumValueProps) => {
  const values = listOf(value);
  if (values.length === 0) return <Blank />;
  return (
    <span className="kit-chips">
      {values.map((one) => (
        <EnumValue key={String(one)} value={one} of={of} />
      ))}
    </span>
  );
};
