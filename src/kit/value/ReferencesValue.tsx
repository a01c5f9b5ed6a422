import { Blank } from "./Blank";
import { ReferenceValue, type ReferenceValueProps } from "./ReferenceValue";
import { listOf } from "./formats";

export const ReferencesValue = ({ value, of, link }: ReferenceValueProps) => {
  const values = listOf(value);
  if (values.length === 0) return <Blank />;
  return (
    <span className="kit-chips">
      {values.map((one) => (
        <span key={String(one)} className="kit-chip kit-chip-default">
          <ReferenceValue value={one} of={of} link={link} />
        </span>
      ))}
    </span>
  );
};
