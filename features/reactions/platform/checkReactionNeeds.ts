import type { PlatformFeature } from "../../../platform/framework/Feature";
import { Refusal } from "../../../platform/framework/settings/Refusal";
import { reactionsIn } from "./Reacting";

/** @throws Refusal if the code of the console lacks what a reaction needs */
export const checkReactionNeeds: NonNullable<PlatformFeature["checks"]> = (model, { jobs, mails }) => {
  for (const { name, resource, reaction } of reactionsIn(model)) {
    if (reaction.mail !== null && !mails)
      throw new Refusal(
        `The reaction ${name} in ${resource.file} sends a mail, and the business of this console has no \`mailing\`. Add it, or remove \`mail\`.`,
      );
    if (reaction.job !== null && !jobs.includes(reaction.job))
      throw new Refusal(
        `The reaction ${name} in ${resource.file} starts the job ${reaction.job}, which is not in \`jobs\` of the business. Add it there, or remove \`job\`.`,
      );
  }
};
