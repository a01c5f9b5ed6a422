import { useState } from "react";
import { DayBox, DelayedInput, Segments, Select, TextBox } from "../../../src/framework/ui";
import type { Examples } from "../Examples";

const PERIODS = [
  { value: "day", label: "Day" },
  { value: "week", label: "Week" },
  { value: "month", label: "Month" },
] as const;

const Period = () => {
  const [period, setPeriod] = useState("week");
  return <Segments legend="Period" options={PERIODS} value={period} onChoose={setPeriod} />;
};

const Day = ({ start, fault }: { readonly start: string; readonly fault?: string }) => {
  const [day, setDay] = useState(start);
  return (
    <>
      <DayBox label="Due" day={day} onDay={setDay} fault={fault && "example-fault"} />
      {fault && <p id="example-fault">{fault}</p>}
    </>
  );
};

const Search = () => {
  const [text, setText] = useState("");
  return <DelayedInput label="Search" icon="search" placeholder="Search" value={text} onSettle={setText} />;
};

const Choice = ({ disabled = false }: { readonly disabled?: boolean }) => (
  <Select label="Currency" defaultValue="usd" disabled={disabled}>
    <option value="usd">US dollar</option>
    <option value="inr">Indian rupee</option>
  </Select>
);

export default {
  title: "Boxes and choices",
  states: {
    "Text, empty": () => <TextBox label="Name" placeholder="Name" />,
    "Text, filled": () => <TextBox label="Name" defaultValue="GuardHome" />,
    "Text, wrong": () => <TextBox label="Name" defaultValue="?" aria-invalid />,
    "Text, disabled": () => <TextBox label="Name" defaultValue="GuardHome" disabled />,
    "Text of several lines": () => <TextBox label="Note" rows={3} defaultValue="The camera was replaced." />,
    "Search that waits for a pause": Search,
    "Day, empty": () => <Day start="" />,
    "Day, filled": () => <Day start="2026-03-01" />,
    "Day, wrong": () => <Day start="2026-03-01" fault="The day has passed." />,
    "One of a few": Period,
    "One of many": () => <Choice />,
    "One of many, disabled": () => <Choice disabled />,
  },
} satisfies Examples;
