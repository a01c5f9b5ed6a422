// Filters that an operator saves under a name, with the sort order. They are private preferences.
import { useListContext, useResourceContext, useStore, useTranslate } from "ra-core";
import { type FormEvent, useState } from "react";
import { PopoverButton } from "../../ui/PopoverButton";
import { isBlank } from "../../resource/valueAt";
import type { Values } from "./FilterKind";
import type { Filters } from "./useFilters";
import { Button } from "../../ui/Button";
import { IconButton } from "../../ui/IconButton";
import { TextBox } from "../../ui/TextBox";

interface SavedFilter {
  readonly name: string;
  readonly values: Values;
  readonly sort: { readonly field: string; readonly order: "ASC" | "DESC" };
}
const NONE: readonly SavedFilter[] = [];

export const SavedFilters = ({ state }: { readonly state: Filters }) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { sort, setSort } = useListContext();
  const [saved, setSaved] = useStore<readonly SavedFilter[]>(`${resource}.savedFilters`, NONE);
  const anySet = Object.values(state.values).some((value) => !isBlank(value));
  if (!anySet && saved.length === 0) return null;
  const keep = (name: string) =>
    setSaved([...saved.filter((one) => one.name !== name), { name, values: state.values, sort }]);
  const apply = (one: SavedFilter) => {
    state.replace(one.values);
    setSort({ field: one.sort.field, order: one.sort.order });
  };
  return (
    <PopoverButton role="dialog" label={translate("kit.filter.saved")} icon="star">
      {(close) => (
        <div className="kit-panel">
          {saved.map((one) => (
            <div key={one.name} className="kit-saved">
              <Button
                variant="text"
                fullWidth
                onClick={() => {
                  apply(one);
                  close();
                }}
              >
                {one.name}
              </Button>
              <IconButton
                icon="delete"
                iconSize={16}
                label={translate("kit.filter.forget", { name: one.name })}
                onClick={() => setSaved(saved.filter((other) => other !== one))}
              />
            </div>
          ))}
          {anySet && (
            <SaveForm
              onSave={(name) => {
                keep(name);
                close();
              }}
            />
          )}
        </div>
      )}
    </PopoverButton>
  );
};

const SaveForm = ({ onSave }: { readonly onSave: (name: string) => void }) => {
  const translate = useTranslate();
  const [name, setName] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== "") onSave(name.trim());
  };
  return (
    <form className="kit-pair" onSubmit={submit}>
      <TextBox
        value={name}
        maxLength={40}
        placeholder={translate("kit.filter.name")}
        label={translate("kit.filter.name")}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" disabled={name.trim() === ""}>
        {translate("kit.save")}
      </Button>
    </form>
  );
};
