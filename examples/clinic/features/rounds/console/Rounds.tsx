// The button in the bar above every page. It opens the wards with machines that are due for inspection.
import { useQuery } from "@tanstack/react-query";
import { simpleRest } from "pilothouse/providers";
import { failureWords, useMayOpen, WithWords } from "pilothouse/resource";
import { PopoverButton } from "pilothouse/ui";
import { factsIn, numberIn, servesRest, textIn } from "pilothouse/wire";
import { useTranslate } from "ra-core";
import { equipmentReference } from "../../../src/generated/inventory/equipment/equipment.reference";
import { roundWords } from "./roundWords";
import { Ward, type WardOfRound } from "./Ward";
import "./rounds.css";

const RESOURCE = "rounds";
const WARDS = { pagination: { page: 1, perPage: 100 }, sort: { field: "due", order: "DESC" }, filter: {} } as const;

const wardIn = (row: unknown): WardOfRound => {
  const { id, due, walked_at: walkedAt, walked_by: walkedBy } = factsIn(row);
  return { ward: numberIn(id), due: numberIn(due), walkedAt: numberIn(walkedAt), walkedBy: textIn(walkedBy) };
};

const Panel = () => {
  const translate = useTranslate();
  const { data, error } = useQuery({
    queryKey: [RESOURCE],
    queryFn: async () => (await simpleRest().getList(RESOURCE, WARDS)).data.map(wardIn),
  });
  const title = translate("rounds.title");
  return (
    <PopoverButton className="rounds-button" label={title} role="dialog" icon="clipboard">
      {(close) => (
        <section className="rounds" aria-label={title}>
          <h2>{title}</h2>
          {error && <p role="alert">{failureWords(error, translate)}</p>}
          {data?.length === 0 && <p>{translate("rounds.nothing")}</p>}
          <ul>
            {data?.map((one) => (
              <Ward key={one.ward} of={one} onOpen={close} />
            ))}
          </ul>
        </section>
      )}
    </PopoverButton>
  );
};

/** Draws nothing if the person may not list equipment, or if the platform lacks this feature. */
export const Rounds = () => {
  const mayOpen = useMayOpen();
  if (!servesRest(RESOURCE) || !mayOpen(equipmentReference, "list")) return null;
  return (
    <WithWords of={roundWords}>
      <Panel />
    </WithWords>
  );
};
