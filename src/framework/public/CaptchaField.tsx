import { TextField } from "./TextField";
import type { PictureState } from "./usePicture";
import type { Translate } from "./words";

interface CaptchaFieldProps {
  readonly picture: PictureState;
  readonly value: string;
  readonly problem: string | null;
  readonly t: Translate;
  readonly onChange: (value: string) => void;
  readonly onRefresh: () => void;
}

/** The input for a captcha. A press on the picture loads another one. */
export const CaptchaField = ({ picture, value, problem, t, onChange, onRefresh }: CaptchaFieldProps) => {
  const missing = picture === "missing";
  return (
    <div className="code">
      <TextField
        name="code"
        label={t("sign_in.code")}
        autoComplete="off"
        maxLength={8}
        value={value}
        problem={problem}
        hint={missing ? t("sign_in.code_missing") : null}
        onChange={onChange}
      />
      <button
        type="button"
        className="picture"
        aria-label={t("sign_in.code_refresh")}
        title={t("sign_in.code_refresh")}
        onClick={onRefresh}
      >
        {picture && !missing ? <img src={picture.image} alt={t("sign_in.code_picture")} /> : null}
        <span aria-hidden="true">↻</span>
      </button>
    </div>
  );
};
