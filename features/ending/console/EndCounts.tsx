import Alert from "@mui/material/Alert";
import { useTranslate } from "ra-core";
import type { Procedure } from "./ending";
import { type Facts, numberIn, rowsIn, textIn } from "../../../src/framework/wire/readAnswer";

interface EndCountsProps {
  readonly counted: Facts;
  readonly procedure: Procedure;
}

const FATES = ["move", "erase", "unlink", "stay"] as const;

/** The obstacles to the end, and what it does with the records of each kind. */
export const EndCounts = ({ counted, procedure }: EndCountsProps) => {
  const translate = useTranslate();
  const kinds = rowsIn(counted.kinds);
  return (
    <>
      {rowsIn(counted.obstacles).map(({ of, label, count, advice, reason }) => (
        <Alert key={`${textIn(of)} ${textIn(reason)}`} severity="warning">
          {translate(`ending.in_the_way_${textIn(reason)}`, {
            label: textIn(label),
            count: numberIn(count),
            advice: textIn(advice),
            _: "",
          })}
        </Alert>
      ))}
      {FATES.map((fate) => {
        const rows = kinds.filter((kind) => kind[procedure] === fate);
        return (
          rows.length > 0 && (
            <section key={fate}>
              <h3>{translate(`ending.${procedure === "pass" ? "pass_" : ""}fate_${fate}`)}</h3>
              <ul>
                {rows.map(({ of, label, count }) => (
                  <li key={textIn(of)}>
                    {textIn(label)} <b>{numberIn(count).toLocaleString()}</b>
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </>
  );
};
