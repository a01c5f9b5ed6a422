import "./value.css";

/** The placeholder of a missing value: a faint dash that screen readers skip. */
export const Blank = () => (
  <span className="ui-blank" aria-hidden="true">
    –
  </span>
);
