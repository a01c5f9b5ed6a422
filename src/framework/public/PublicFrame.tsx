import type { ReactNode } from "react";
import { Logo } from "../shell/Logo";
import { PublicHeader, type PublicHeaderProps } from "./PublicHeader";

interface PublicFrameProps extends PublicHeaderProps {
  readonly children: ReactNode;
}

/** The two halves of every public page: what the product is, and what is to be done here. */
export const PublicFrame = ({ children, ...settings }: PublicFrameProps) => {
  const { t } = settings;
  return (
    <div className="public">
      <aside className="brand">
        <p className="mark">
          <Logo />
          {t("product")}
        </p>
        <div className="claim">
          <p className="headline">{t("brand.headline")}</p>
          <p>{t("brand.text")}</p>
          <ul>
            <li>{t("brand.devices")}</li>
            <li>{t("brand.services")}</li>
            <li>{t("brand.partners")}</li>
          </ul>
        </div>
      </aside>
      <main className="work">
        <PublicHeader {...settings} />
        {children}
      </main>
    </div>
  );
};
