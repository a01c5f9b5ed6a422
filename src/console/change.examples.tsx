import type { Examples } from "pilothouse/catalogue";
import { CountChange } from "./CountChange";

export default {
  title: "Change of a figure",
  states: {
    "More, which is good": () => <CountChange now={120} before={100} than="than yesterday" />,
    "More, which is bad": () => <CountChange now={120} before={100} good="down" />,
    Less: () => <CountChange now={80} before={100} />,
    "Less, of few": () => <CountChange now={3} before={4} isCount />,
    "The same": () => <CountChange now={100} before={100} />,
    "More than nine times as much": () => <CountChange now={5000} before={100} />,
    "Nothing to compare with": () => <CountChange now={100} before={0} />,
  },
} satisfies Examples;
