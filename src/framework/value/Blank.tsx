import "./value.css";

/** What stands where a record has no value: read as nothing, seen as a quiet dash. */
export const Blank = () => (
  <span className="kit-blank" aria-hidden="true">
    –
  </span>
);
