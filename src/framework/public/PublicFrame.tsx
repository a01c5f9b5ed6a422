import type { ComponentType, ReactNode } from "react";
import type { Language } from "../wire/contract";
import { PublicHeader, type PublicHeaderProps } from "./PublicHeader";
import { useSite } from "./Site";

interface PublicFrameProps extends PublicHeaderProps {
  readonly Picture?: ComponentType<{ readonly language: Language }> | undefined;
  readonly children: ReactNode;
}

/** The two halves of every public page: a picture and a form. A page without a picture shows that of the site, if there is one. */
export const PublicFrame = ({ Picture, children, ...settings }: PublicFrameProps) => {
  const { SignInPicture } = useSite();
  const Beside = Picture ?? SignInPicture;
  return (
    <div className="public">
      {Beside && (
        <aside className="brand">
          <Beside language={settings.language} />
        </aside>
      )}
      <main className="work">
        <PublicHeader {...settings} />
        {children}
      </main>
    </div>
  );
};
