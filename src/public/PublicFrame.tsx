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
        <svg className="sea" viewBox="0 0 800 800" aria-hidden="true">
          {[80, 150, 220, 290, 360, 430].map((radius) => (
            <circle key={radius} cx="470" cy="330" r={radius} />
          ))}
          <path className="beam" d="M470 330 86 96 214 -24z" />
          <path className="sweep" d="M470 330 810 190" />
          <g className="blips">
            <circle cx="330" cy="215" r="5" />
            <circle cx="258" cy="330" r="4" />
            <circle cx="545" cy="150" r="4" />
            <circle cx="640" cy="300" r="5" />
            <circle cx="520" cy="410" r="3.5" />
            <circle cx="395" cy="375" r="3.5" />
            <circle className="home" cx="470" cy="330" r="6" />
          </g>
        </svg>
      </aside>
      <main className="work">
        <PublicHeader {...settings} />
        {children}
      </main>
    </div>
  );
};
