import { useTranslate } from "ra-core";
import { Link } from "react-router-dom";
import { Logo } from "../Logo";

export const Brand = ({ onClick }: { readonly onClick?: () => void }) => {
  const name = useTranslate()("shell.product");
  return (
    <Link to="/" className="shell-brand" title={name} onClick={onClick}>
      <Logo />
      <span>{name}</span>
    </Link>
  );
};
