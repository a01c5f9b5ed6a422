import { useQuery } from "@tanstack/react-query";
import { useTranslate } from "ra-core";
import { servesRest } from "../../wire/HostInside";
import { type Facts, factsIn, textIn } from "../../wire/readAnswer";

const RESOURCE = "granting";

const askFor = async (menu: string): Promise<Facts> => {
  const { simpleRest } = await import("../../providers/restProvider");
  return factsIn((await simpleRest().getOne(RESOURCE, { id: menu })).data);
};

const Somebody = () => <p>{useTranslate()("shell.ask_administrator")}</p>;

const Known = ({ menu }: { readonly menu: string }) => {
  const translate = useTranslate();
  const { data, isPending } = useQuery({ queryKey: [RESOURCE, menu], queryFn: () => askFor(menu), retry: false });
  const company = textIn(data?.company);
  const people = Array.isArray(data?.people) ? data.people.map(factsIn) : [];
  if (isPending) return null;
  if (people.length === 0 && company === "") return <Somebody />;
  return (
    <div className="shell-grantors">
      <p>{people.length > 0 ? translate("shell.grantors") : translate("shell.grantor_above", { company })}</p>
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

/** Who can grant a menu key, where the platform tells it. Otherwise, that an administrator can. */
export const Grantors = ({ menu }: { readonly menu: string }) =>
  servesRest(RESOURCE) ? <Known menu={menu} /> : <Somebody />;
