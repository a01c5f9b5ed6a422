import { useLocale } from "ra-core";
import { Link } from "react-router-dom";
import { FIRST_LANGUAGE } from "../../wire/contract";
import { languageFrom } from "../../wire/languageRule";
import { useConsole } from "../Console";

export const Brand = ({ onClick }: { readonly onClick?: () => void }) => {
  const { name: names, Logo } = useConsole();
  const name = names[languageFrom(useLocale()) ?? FIRST_LANGUAGE];
  return (
    <Link to="/" className="shell-brand" title={name} onClick={onClick}>
      {Logo && <Logo />}
      <span>{name}</span>
    </Link>
  );
};
