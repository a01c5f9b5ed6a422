import { useTranslate } from "ra-core";
import { useId } from "react";
import type { Payload } from "../../../src/framework/wire/contract";
import type { CallParameter } from "./parametersOf";
import { TextBox } from "../../../src/framework/ui/TextBox";
import { isSecret } from "./secrets";

type Texts = Readonly<Record<string, string>>;

interface ParameterFormProps {
  readonly parameters: readonly CallParameter[];
  /** Sent with every request of the call. */
  readonly constants: Payload;
  readonly texts: Texts;
  readonly onChange: (texts: Texts) => void;
}

const GROUPS = ["declared", "paging", "filter"] as const;

export const ParameterForm = ({ parameters, constants, texts, onChange }: ParameterFormProps) => {
  const translate = useTranslate();
  const input = (parameter: CallParameter) => (
    <ParameterInput
      key={parameter.name}
      parameter={parameter}
      text={texts[parameter.name] ?? parameter.initial}
      onChange={(text) => onChange({ ...texts, [parameter.name]: text })}
    />
  );
  const fixed = Object.entries(constants);
  return (
    <>
      {GROUPS.map((group) => {
        const own = parameters.filter((parameter) => parameter.group === group);
        if (own.length === 0) return null;
        return group === "filter" ? (
          <details key={group}>
            <summary>{translate("apitest.filters")}</summary>
            <div className="apitest-fields">{own.map(input)}</div>
          </details>
        ) : (
          <div key={group} className="apitest-fields">
            {own.map(input)}
          </div>
        );
      })}
      {parameters.length === 0 ? <p className="apitest-count">{translate("apitest.none")}</p> : null}
      {fixed.length === 0 ? null : (
        <p className="apitest-count">
          {translate("apitest.constants")} <code>{JSON.stringify(constants)}</code>
        </p>
      )}
    </>
  );
};

interface ParameterInputProps {
  readonly parameter: CallParameter;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

const ParameterInput = ({ parameter: { name, coercion }, text, onChange }: ParameterInputProps) => {
  const id = useId();
  const common = { id, name, spellCheck: false, value: text };
  return (
    <div className="apitest-field">
      <label htmlFor={id}>
        <code>{name}</code>
        {coercion === null ? null : <i>{coercion}</i>}
      </label>
      {coercion === "json" || coercion === "list" ? (
        <TextBox {...common} rows={2} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <TextBox
          {...common}
          type={isSecret(name) ? "password" : "text"}
          autoComplete={isSecret(name) ? "new-password" : "off"}
          inputMode={coercion === "integer" || coercion === "boolean" ? "numeric" : undefined}
          placeholder={coercion === "boolean" ? "0 / 1" : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  );
};
