import IconButton from "@mui/material/IconButton";
import { useTranslate } from "ra-core";
import { useEffect, useState } from "react";
import { TextInput } from "../form/TextInput";
import { Icon } from "../ui/icons";
import { type Verification, verificationPicture } from "../wire/verification";

interface CaptchaInputProps {
  /** Each new number loads another captcha. */
  readonly turn: number;
  readonly onPicture: (verifyId: string) => void;
}

/** The input for a captcha, which is needed after some wrong passwords. */
export const CaptchaInput = ({ turn, onPicture }: CaptchaInputProps) => {
  const translate = useTranslate();
  const [picture, setPicture] = useState<Verification | null>(null);
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt and each press load a new picture
  useEffect(() => {
    let isLate = false;
    verificationPicture().then(
      (next) => {
        if (isLate) return;
        setPicture(next);
        onPicture(next.verifyId);
      },
      () => setPicture(null),
    );
    return () => {
      isLate = true;
    };
  }, [turn, asked, onPicture]);
  return (
    <div className="own-code">
      <TextInput source="code" required max={8} />
      <div>
        {picture === null ? null : <img src={picture.image} alt={translate("own.picture")} width={120} height={40} />}
        <IconButton
          size="small"
          aria-label={translate("own.anotherPicture")}
          title={translate("own.anotherPicture")}
          onClick={() => setAsked(asked + 1)}
        >
          <Icon name="refresh" />
        </IconButton>
      </div>
    </div>
  );
};
