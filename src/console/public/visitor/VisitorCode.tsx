import { useEffect } from "react";
import { CaptchaField, platformSignIn, translator, usePicture, verifyIdOf } from "pilothouse/public";
import type { Language } from "pilothouse/wire";

interface VisitorCodeProps {
  readonly language: Language;
  readonly value: string;
  readonly isMissing: boolean;
  /** The number of refusals. After each one, another picture is needed. */
  readonly turn: number;
  readonly onChange: (value: string) => void;
  readonly onPicture: (verifyId: string) => void;
}

/** The captcha that is required after wrong passwords. Loaded on demand. */
export const VisitorCode = ({ language, value, isMissing, turn, onChange, onPicture }: VisitorCodeProps) => {
  const t = translator(language);
  const [picture, refresh] = usePicture(platformSignIn.picture, false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt needs a new picture
  useEffect(refresh, [refresh, turn]);
  const verifyId = verifyIdOf(picture);
  useEffect(() => onPicture(verifyId), [verifyId, onPicture]);
  return (
    <CaptchaField
      picture={picture}
      value={value}
      problem={isMissing ? t("invalid.code") : null}
      t={t}
      onChange={onChange}
      onRefresh={refresh}
    />
  );
};
