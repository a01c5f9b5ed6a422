import { WithWords } from "pilothouse/resource";
import { useRecords, useWizardPage, Wizard } from "pilothouse/features/wizard/console/parts";
import { companySteps } from "../../../../console/wizards/company/companySteps";
import {
  type CompanyValues,
  companyWizardSchema,
  saveCompany,
} from "../../../../console/wizards/company/companyWizard";
import { Sys, UserScope } from "../../../../../shared/generated/enums";
import { wizardsWords } from "../../../../console/wizards/wizardsWords";

const DEFAULTS = {
  comp_phone_area: "+86",
  dk_limit: 0,
  sort: 0,
  sys: Sys.public,
  first_account: 1,
  scope: UserScope.own_and_below,
} satisfies Partial<CompanyValues>;

/** Creates a company and its first account. */
export const CompanyCreate = () => {
  const { title, given, onDone, onCancel } = useWizardPage();
  const records = useRecords();
  return (
    <WithWords of={wizardsWords}>
      <Wizard
        name="company"
        title={title}
        schema={companyWizardSchema}
        defaults={{ ...DEFAULTS, ...given }}
        steps={companySteps}
        finish="wizard.company.finish"
        save={saveCompany(records)}
        onDone={onDone}
        onCancel={onCancel}
      />
    </WithWords>
  );
};
