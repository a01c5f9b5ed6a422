import { appDetail } from "../../../../generated/applist/app_detail";
import { WithWords } from "pilothouse/resource";
import { useRecords, useWizardPage, Wizard } from "pilothouse/features/wizard/console/parts";
import { appSteps } from "../../../../console/wizards/app/appSteps";
import { appWizardSchema, saveApp } from "../../../../console/wizards/app/appWizard";
import { AppType } from "../../../../../shared/generated/enums";
import { wizardsWords } from "../../../../console/wizards/wizardsWords";

/** Creates an app with its clients and the services that it uses. */
export const AppCreate = () => {
  const { title, given, onDone, onCancel } = useWizardPage();
  const records = useRecords();
  return (
    <WithWords of={appDetail}>
      <WithWords of={wizardsWords}>
        <Wizard
          name="app"
          title={title}
          schema={appWizardSchema}
          defaults={{ type: AppType.consumer, clients: [], pay_ids: [], ...given }}
          steps={appSteps}
          finish="wizard.app.finish"
          save={saveApp(records)}
          onDone={onDone}
          onCancel={onCancel}
        />
      </WithWords>
    </WithWords>
  );
};
