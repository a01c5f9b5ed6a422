import type { ReactNode } from "react";
import { PublicHeader, type PublicHeaderProps } from "./PublicHeader";
import { useSite } from "./Site";

interface PublicFrameProps extends PublicHeaderProps {
  readonly children: ReactNode;
}

/** The two halves of every public page: a picture of the product, and a form. */
export const PublicFrame = ({ children, ...settings }: PublicFrameProps) => {
  const { SignInPicture } = useSite();
  return (
    <div className="public">
      <aside className="brand">
        <SignInPicture language={settings.language} />
      </aside>
      <main className="work">
        <PublicHeader {...settings} />
        {children}
      </main>
    </div>
  );
};
