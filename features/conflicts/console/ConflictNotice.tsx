import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useGetIdentity, useNotify, useTranslate } from "ra-core";
import { useEffect, useRef, useState } from "react";
import { useFieldLabels } from "../../../src/framework/resource/label";
import { ShownField } from "../../../src/framework/value/ShownField";
import { useMoment } from "../../../src/framework/value/useMoment";
import { ConflictChoice } from "./ConflictChoice";
import type { ChangeConflict } from "../../../src/framework/form/slots";
import type { Conflict } from "../../../src/framework/resource/conflict";
import { WithWords } from "../../../src/framework/resource/WithWords";
import { conflictWords } from "./conflictWords";
import "./conflicts.css";

const useWho = ({ by, at }: Conflict): string => {
  const translate = useTranslate();
  const moment = useMoment();
  const { identity } = useGetIdentity();
  if (by === null || at === null) return translate("form.changedMeanwhile");
  const words = { name: by.name, at: moment(at) };
  return translate(identity?.id === by.id ? "form.changedByYou" : "form.changedBy", words);
};

const Notice = ({ conflict, mine, differences, onSettled }: ChangeConflict) => {
  const translate = useTranslate();
  const notify = useNotify();
  const labels = useFieldLabels();
  const who = useWho(conflict);
  const place = useRef<HTMLDivElement>(null);
  const [given, setGiven] = useState<ReadonlySet<string>>(new Set());
  // Scrolls to this notice. On a long form, it would otherwise be outside the screen.
  useEffect(() => {
    place.current?.scrollIntoView({ block: "center" });
    place.current?.focus({ preventScroll: true });
  }, []);
  const contested = differences.filter((one) => one.contested).map(({ source }) => source);
  const others = differences.filter((one) => !one.contested).map(({ source }) => source);
  const give = (source: string, isGiven: boolean) => {
    const left = [...given].filter((one) => one !== source);
    setGiven(new Set(isGiven ? [...left, source] : left));
  };
  const keep = contested.length === 0 ? "form.saveAsWell" : given.size === 0 ? "form.keepMine" : "form.keepChosen";

  return (
    <Alert
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label={who}
      severity="warning"
      sx={{ m: 2, mb: 0, outline: 0, "& .MuiAlert-message": { flex: 1, minWidth: 0 } }}
    >
      <Box sx={{ fontWeight: 600 }}>{who}</Box>
      <Box>{translate(contested.length === 0 ? "form.changedElsewhere" : "form.changedChoose")}</Box>
      <Box sx={{ color: "text.primary" }}>
        {contested.map((source) => (
          <ConflictChoice
            key={source}
            source={source}
            stored={conflict.theirs}
            mine={{ ...conflict.theirs, ...mine }}
            isGiven={given.has(source)}
            onGive={(isGiven) => give(source, isGiven)}
          />
        ))}
        {others.length > 0 && (
          <Box component="dl" sx={{ mt: 2, mb: 0, display: "grid", gap: 0.5 }}>
            {contested.length > 0 && <Box component="dt">{translate("form.alsoChanged")}</Box>}
            {others.map((source) => (
              <Box component="dd" key={source} sx={{ m: 0, overflowWrap: "anywhere" }}>
                <Box component="span" sx={{ color: "text.secondary", mr: 1 }}>
                  {labels(source)}
                </Box>
                <ShownField source={source} record={conflict.theirs} />
              </Box>
            ))}
          </Box>
        )}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 2 }}>
        <Button variant="contained" disableElevation size="small" onClick={() => onSettled(given, true)}>
          {translate(keep)}
        </Button>
        {contested.length > 0 && (
          <Button
            color="inherit"
            size="small"
            onClick={() => {
              onSettled(new Set(contested), false);
              notify("form.theirsTaken", { type: "info" });
            }}
          >
            {translate("form.takeTheirs")}
          </Button>
        )}
      </Box>
    </Alert>
  );
};

/** Shows fields that somebody else changed, with both values. The operator chooses one value for each field. */
export const ConflictNotice = (props: ChangeConflict) => (
  <WithWords of={conflictWords}>
    <Notice {...props} />
  </WithWords>
);
