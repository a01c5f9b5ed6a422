import type { Examples } from "pilothouse/catalogue";
import { Change } from "./Change";

export default {
  title: "Change of a figure",
  states: {
    "More, which is good": () => <Change now={120} before={100} than="than yesterday" />,
    "More, which is bad": () => <Change now={120} before={100} good="down" />,
    Less: () => <Change now={80} before={100} />,
    "The same": () => <Change now={100} before={100} />,
    "More than nine times as much": () => <Change now={5000} before={100} />,
    "Nothing to compare with": () => <Change now={100} before={0} />,
  },
} satisfies Examples;
