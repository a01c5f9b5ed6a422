import Alert from "@mui/material/Alert";
import Paper from "@mui/material/Paper";
import { ShowBase, useNavigate, useRecordContext, useShowContext, useTranslate } from "ra-core";
import { type ReactElement, type ReactNode, useContext } from "react";
import { AnchoredProvider } from "../resource/anchors";
import { useMayOpen } from "../resource/useMayOpen";
import { useAllowed } from "../resource/access";
import { ActionPlaceContext, useActionContext } from "../actions/ActionPlace";
import { DeleteAction } from "../actions/DeleteAction";
import { ActionHost } from "../actions/ActionHost";
import { OverflowActions } from "../actions/OverflowActions";
import { RecordMissing } from "../form/RecordMissing";
import { RecordSkeleton } from "../form/RecordSkeleton";
import { useRecordName } from "../form/useRecordName";
import { Button } from "../ui/Button";
import { Icon } from "../ui/icons";
import { isLocked, refusalsOf } from "../resource/refusals";
import { useResourcePath, useResourceProps } from "../resource/resource";
import { usePresent } from "../resource/missing";
import { usePageTitle } from "../resource/title";
import { Fills, useParts } from "../slots";
import { can } from "../wire/Host";
import { DuplicateButton } from "./DuplicateButton";
import type { RelatedListProps } from "./RelatedList";
import { useGroups } from "./groupFields";
import { zoneOffsetOf, browserZone } from "../value/zones";
import { offsetText } from "../wire/dates";
import { RecordHead } from "./RecordHead";
import { ShowGroups } from "./ShowGroups";
import { RecordAside } from "./RecordAside";
import { recordActions, recordBelow, recordHead, recordNotes, recordTabs } from "./slots";
import { isUnset } from "./unset";
import { type RecordStep, Steps } from "./Steps";
import { GlanceContext, type HeadParts } from "../value/Glance";
import { useWantedField, WantedField } from "../value/ShownField";

const NOTHING = {};
const AWAITED = <div className="ui-related" aria-busy="true" />;

type Stored = Record<string, unknown> & { readonly id: string | number };

export interface ShowViewProps extends HeadParts {
  /** The steps of the process that the record passes. */
  readonly steps?: readonly RecordStep[];
  /** Buttons for the record: CallButton and TransitionButtons. Buttons that do not fit on the line are in a menu. */
  readonly actions?: ReactNode;
  /** Buttons about a person or a role, after those of features. */
  readonly afterFeatures?: ReactNode;
  /** Buttons that the console adds, after those of features. */
  readonly added?: ReactNode;
  readonly above?: ReactNode;
  readonly related?: readonly ReactElement<RelatedListProps>[];
  /** Names of feature parts that this page leaves out. */
  readonly without?: readonly string[];
  readonly children: ReactNode;
}

/** The main button, except on the page of a record that passes steps: its main button is the next action. */
const EditLink = ({ id, isLesser }: { readonly id: string | number; readonly isLesser: boolean }) => {
  const translate = useTranslate();
  const paths = useResourcePath();
  const editable = useResourceProps()?.views.edit !== undefined;
  const allowed = useAllowed("set");
  const record = useRecordContext();
  if (!editable || !allowed || isLocked(record)) return null;
  return (
    <Button variant={isLesser ? "outlined" : "contained"} to={paths.edit(id)} state={{ back: paths.show(id) }}>
      <Icon name="edit" size={18} />
      {translate("form.edit")}
    </Button>
  );
};

/** Actions that are never the main button of the page. */
const LesserActions = ({ children }: { readonly children: ReactNode }) => (
  <ActionPlaceContext value={{ ...useActionContext(), isLesser: true }}>{children}</ActionPlaceContext>
);

/** Says why a button is missing, and who can do the action. */
const RefusalNote = () => {
  const translate = useTranslate();
  return refusalsOf(useRecordContext()).map((code) => (
    <Alert key={code} severity="info" sx={{ mb: 2 }}>
      {translate(`errors.${code}`)}
    </Alert>
  ));
};

/** Whether the platform has the calls that list the related records. */
const isAnswered = ({ needs, of }: RelatedListProps): boolean => needs === undefined || can(needs, of.resource);

const ShowPage = ({
  steps,
  actions,
  afterFeatures,
  added,
  above,
  related: declared = [],
  without = [],
  children,
  ...head
}: ShowViewProps) => {
  const beside = useParts(recordTabs).filter(({ name, isOffered }) => !without.includes(name) && isOffered());
  const mayOpen = useMayOpen();
  const translate = useTranslate();
  const zone = browserZone();
  const navigate = useNavigate();
  const paths = useResourcePath();
  const related = declared.map(({ props }) => props).filter((props) => isAnswered(props) && mayOpen(props.of, "list"));
  const { record, isPending, error } = useShowContext<Stored>();
  const name = useRecordName()(record);
  const groups = useGroups(children, record);
  const picture = usePresent(head.picture);
  usePageTitle(name, record ? [{ label: name, to: null }] : []);
  if (record === undefined) return isPending && !error ? <RecordSkeleton isShown /> : <RecordMissing error={error} />;
  const photo = head.picture !== undefined && !isUnset(head.picture, record) && picture;
  const details = groups.length > 0 && (
    <AnchoredProvider value>
      <ShowGroups groups={groups} />
    </AnchoredProvider>
  );
  return (
    <ActionHost>
      <AnchoredProvider value>
        <RecordHead {...head} name={name} record={record}>
          <Fills of={recordHead} props={NOTHING} />
          <div className="ui-record-dock">
            <OverflowActions
              place="page"
              others={
                <>
                  {added}
                  <EditLink id={record.id} isLesser={steps !== undefined} />
                </>
              }
            >
              {actions}
              <LesserActions>
                <Fills of={recordActions} props={NOTHING} />
                {afterFeatures}
                <DuplicateButton id={record.id} />
                <DeleteAction onDeleted={() => navigate(paths.list)} />
              </LesserActions>
            </OverflowActions>
          </div>
        </RecordHead>
      </AnchoredProvider>
      <RefusalNote />
      <Fills of={recordNotes} props={NOTHING} />
      {above}
      {steps && <Steps steps={steps} />}
      <div className="ui-record">
        <div className="ui-record-main">
          {details && (
            <Paper variant="outlined" sx={{ borderRadius: 3, overflow: "hidden" }}>
              {details}
            </Paper>
          )}
          {related.length > 0 && <Fills of={recordBelow} props={{ related }} awaited={AWAITED} />}
        </div>
        {(beside.length > 0 || photo) && <RecordAside parts={beside} picture={photo} />}
      </div>
      <p className="ui-record-foot">
        {translate("show.zone", { zone: zone === "UTC" ? zone : `${zone} (${offsetText(zoneOffsetOf(zone) / 60)})` })}
      </p>
    </ActionHost>
  );
};

/** The page of a record. A feature can show the same content in its own view, or only a single field. */
export const ShowView = (props: ShowViewProps) => {
  const glance = useContext(GlanceContext);
  // Until the whole record arrives, the values from the list are drawn.
  const whole = useResourceProps()?.opened === true ? { staleTime: 0 } : {};
  return useWantedField() === null ? (
    <ShowBase
      disableAuthentication
      redirectOnError={false}
      queryOptions={{ onError: () => {}, ...whole }}
      {...(glance !== null && { id: glance.id })}
    >
      {glance === null ? <ShowPage {...props} /> : <glance.View {...props} />}
    </ShowBase>
  ) : (
    <WantedField>
      {props.picture}
      {props.state}
      {props.facts}
      {props.children}
    </WantedField>
  );
};
