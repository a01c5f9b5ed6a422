import "./value.css";

/** The placeholder of a missing value: a faint dash that screen readers skip. */
export const Blank = () => (
  <span className="kit-blank" aria-hidden="true">
    –
  </span>
);
