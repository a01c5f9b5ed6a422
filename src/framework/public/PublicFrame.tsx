import type { ComponentType, ReactNode } from "react";
import type { Language } from "../wire/contract";
import { PublicHeader, type PublicHeaderProps } from "./PublicHeader";
import { useSite } from "./Site";

interface PublicFrameProps extends PublicHeaderProps {
  readonly Picture?: ComponentType<{ readonly language: Language }> | undefined;
  readonly children: ReactNode;
}

/** The two halves of every public page: a picture and a form. Pages without a picture show the picture of the site. */
export const PublicFrame = ({ Picture, children, ...settings }: PublicFrameProps) => {
  const { SignInPicture } = useSite();
  const Beside = Picture ?? SignInPicture;
  return (
    <div className="public">
      <aside className="brand">
        <Beside language={settings.language} />
      </aside>
      <main className="work">
        <PublicHeader {...settings} />
        {children}
      </main>
    </div>
  );
};
