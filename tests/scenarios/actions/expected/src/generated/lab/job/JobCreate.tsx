// Generated from resources/lab/job.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { JobInputs } from "./JobInputs";
import { jobAdd } from "./job.schema";

export const JobCreate = () => (
  <CreateView schema={jobAdd}>
    <JobInputs />
  </CreateView>
);
