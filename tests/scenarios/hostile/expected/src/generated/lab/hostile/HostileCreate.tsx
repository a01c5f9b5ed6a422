// Generated from resources/lab/hostile.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { Trap } from "../../../../shared/generated/enums";
import { HostileInputs } from "./HostileInputs";
import { hostileAdd } from "./hostile.schema";

export const HostileCreate = () => (
  <CreateView
    schema={hostileAdd}
    defaults={{ name: '`${alert(1)}` \u2028 \\" </script> & &quot; {x}', state: Trap.quotes }}
  >
    <HostileInputs />
  </CreateView>
);
