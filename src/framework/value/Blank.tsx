import "./value.css";

/** A faint dash in place of a missing value. Screen readers ignore it. */
export const Blank = () => (
  <span className="ui-blank" aria-hidden="true">
    –
  </span>
);
