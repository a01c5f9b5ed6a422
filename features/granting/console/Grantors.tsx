import { useQuery } from "@tanstack/react-query";
import { useTranslate } from "ra-core";
import { WithWords } from "../../../src/framework/resource/WithWords";
import { AskAdministrator } from "../../../src/framework/shell/errors/AskAdministrator";
import type { MissingMenu } from "../../../src/framework/shell/slots";
import { servesRest } from "../../../src/framework/wire/HostInside";
import { type Facts, factsIn, textIn } from "../../../src/framework/wire/readAnswer";
import "./grantors.css";
import { grantingWords } from "./grantingWords";

const RESOURCE = "granting";

const askFor = async (menu: string): Promise<Facts> => {
  const { simpleRest } = await import("../../../src/framework/providers/restProvider");
  return factsIn((await simpleRest().getOne(RESOURCE, { id: menu })).data);
};

const Known = ({ menu }: MissingMenu) => {
  const translate = useTranslate();
  const { data, isPending } = useQuery({ queryKey: [RESOURCE, menu], queryFn: () => askFor(menu), retry: false });
  const company = textIn(data?.company);
  const people = Array.isArray(data?.people) ? data.people.map(factsIn) : [];
  if (isPending) return null;
  if (people.length === 0 && company === "") return <AskAdministrator />;
  return (
    <div className="grantors">
      <p>{people.length > 0 ? translate("granting.people") : translate("granting.above", { company })}</p>
      {people.length > 0 && (
        <ul>
          {people.map((one) => (
            <li key={textIn(one.name)}>
              <b>{textIn(one.name)}</b>
              <span>{textIn(one.role)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

/** Who can grant a menu key, if the platform answers it. Otherwise says that an administrator can. */
export const MenuGrantors = ({ menu }: MissingMenu) =>
  servesRest(RESOURCE) ? (
    <WithWords of={grantingWords}>
      <Known menu={menu} />
    </WithWords>
  ) : (
    <AskAdministrator />
  );
