import { useMutation, useQueryClient } from "@tanstack/react-query";
import { simpleRest } from "pilothouse/providers";
import { failureWords, listAddress } from "pilothouse/resource";
import { Button } from "pilothouse/ui";
import { ReferenceValue, TimestampValue } from "pilothouse/value";
import { useNotify, useTranslate } from "ra-core";
import { Link } from "react-router-dom";
import { equipmentReference } from "../../../src/generated/inventory/equipment/equipment.reference";
import { wardReference } from "../../../src/generated/premises/ward/ward.reference";

export interface WardOfRound {
  readonly ward: number;
  /** How many machines are due for inspection within 30 days. */
  readonly due: number;
  /** Seconds since 1970. 0 if nobody has walked through the ward yet. */
  readonly walkedAt: number;
  readonly walkedBy: string;
}

interface WardProps {
  readonly of: WardOfRound;
  readonly onOpen: () => void;
}

export const Ward = ({ of: { ward, due, walkedAt, walkedBy }, onOpen }: WardProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const walk = useMutation({
    mutationFn: () => simpleRest().create("rounds", { data: { ward } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["rounds"] }),
    onError: (error) => notify(failureWords(error, translate), { type: "error" }),
  });
  return (
    <li>
      <div>
        <strong>
          <ReferenceValue value={ward} of={wardReference} link={false} />
        </strong>
        <Link to={listAddress(equipmentReference.path, { stands_in: [ward] })} onClick={onOpen}>
          {translate("rounds.due", { count: due })}
        </Link>
        <small>
          {walkedAt === 0 ? (
            translate("rounds.never")
          ) : (
            <>
              {translate("rounds.walkedBy", { name: walkedBy || translate("rounds.somebody") })}{" "}
              <TimestampValue value={walkedAt} />
            </>
          )}
        </small>
      </div>
      <Button size="small" loading={walk.isPending} onClick={() => walk.mutate()}>
        {translate("rounds.walk")}
      </Button>
    </li>
  );
};
