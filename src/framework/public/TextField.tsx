import { type ReactNode, useId } from "react";

interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** The error message, or null. */
  readonly problem: string | null;
  /** Shown below the input while there is no error. */
  readonly hint?: string | null;
  readonly type?: "text" | "password" | "email" | "tel";
  readonly autoComplete: string;
  readonly maxLength?: number;
  /** Drawn inside the box, before the input. */
  readonly before?: ReactNode;
  readonly onChange: (value: string) => void;
  readonly onLeave?: () => void;
  readonly onKey?: (event: React.KeyboardEvent) => void;
  readonly children?: ReactNode;
}

/** A labelled input of the public pages. `children` are inside the box, after the input. */
export const TextField = ({ name, label, value, problem, hint = null, type = "text", ...rest }: TextFieldProps) => {
  const id = useId();
  const note = problem ?? hint;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={problem ? "box wrong" : "box"}>
        {rest.before}
        <input
          id={id}
          name={name}
          type={type}
          value={value}
          autoComplete={rest.autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={rest.maxLength ?? 128}
          aria-invalid={problem !== null}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={(event) => rest.onChange(event.target.value)}
          onBlur={rest.onLeave}
          onKeyDown={rest.onKey}
          onKeyUp={rest.onKey}
        />
        {rest.children}
      </div>
      {note ? (
        <p id={`${id}-note`} className={problem ? "note wrong" : "note"}>
          {note}
        </p>
      ) : null}
    </div>
  );
};
