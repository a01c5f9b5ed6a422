// The public names of the framework, with which a console creates its platform and writes calls, rules and jobs.
export { createPlatform } from "./server/server";
export { readModel } from "./server/readModel";
export { readStartSettings } from "./starting/readStartSettings";
export { migrateWith } from "./server/migrateCommand";
export { startWith } from "./server/start";
export { workWith } from "./server/work";
export { withConfig } from "./server/page";
export type { Business, FilledStore, OpenedPlatform, OwnerMessage } from "./Business";
export type { FeatureTable, PlatformFeature } from "./Feature";
export type { RestHandler } from "./calls/RestHandler";
export type { OpenRequest, Platform, SessionRequest, SignedRequest } from "./Platform";
export { LANGUAGES, type Language, type Model } from "../../generator";

// Calls that a console can declare under its own names.
export { getAccount } from "./calls/account";
export { cancelJob, listOwnJobs, retryJob } from "./calls/jobs";
export { setAccount } from "./calls/ownAccount";
export { modifyPassword } from "./calls/password";
export { listHeldMenus, listRelatedRoles } from "./calls/role";
export { describeSession } from "./calls/enter";
export { checkPicture, readCredentials, signIn, makeSignInCode, signOut } from "./calls/signIn";
export { answerUploadAddress } from "./calls/upload";

export { createTrail } from "./trail/createTrail";

// Answers and refusals of calls.
export { type Answer, type AnswerValue, type AnsweredRow, languageOf } from "./wire/envelope";
export { decodePart } from "./wire/fileNames";
export { Failure, type FailureWords, invalidFailure, noPermissionFailure, type ProblemsOf } from "./wire/Failure";
export { answerChoices } from "./records/picked";
export { AGREE_KEY } from "./wire/ownNames";
export { isObject } from "./wire/readJson";
export { DAY, HOUR, MINUTE } from "./wire/seconds";
export { messageOf } from "./wire/words";
export { hostOfUrl, isLoopback, isPrivate, createCheckedLookup } from "./wire/openNetwork";

// Records, and the transactions that change them by their rules.
export type { Engine, Offer, Reading, Refusals, Rules, Step } from "./records/Engine";
export { inTransaction, outsideTransaction, clearCaches } from "./records/step";
export { answerAdd, addRecord } from "./records/add";
export { answerSet, setOrAddRecord, setRecord } from "./records/set";
export { checkWhen } from "./records/answerAction";
export { transitionFailure, wrongStateFailure } from "./records/wrongState";
export { checkReferences } from "./records/references";
export { findRow } from "./records/find";
export { listRows } from "./records/list";
export { findChildren } from "./records/tree";

// The caller, and the records it may reach.
export type { Caller } from "./access/Caller";
export { filterReached, callerReaches, scopeSelection } from "./records/scope";
export { mayCall } from "./access/permission";
export { readRightsMark } from "./access/sessions";
export { identityOf } from "./access/identity";
export type { Notice } from "./access/Notice";
export { findCompaniesAbove, findTopCompany } from "./access/companies";
export { haveCommonController } from "./access/controllers";

// Sign-in for users of apps, who have no account of the console.
export {
  beginSession,
  noteRightsChange,
  endSessionsOf,
  findSession,
  hashToken,
  purgeSessions,
  VISITOR_PREFIX,
} from "./access/sessions";
export {
  countPasswordTry,
  countEvents,
  cancelPasswordTry,
  isPictureDue,
  limitGuesses,
  networkOf,
  purgeAttempts,
  wrongTryFailure,
} from "./access/attempts";
export { recognizeBrowser, purgeBrowsers, rememberBrowser } from "./access/browsers";
export { isVerified } from "./access/verification";
export { hashPassword, isPasswordCorrect, transformPassword } from "./passwords/passwordHash";
export { renewHash } from "./access/renewHash";

// Long work: jobs of the queue, scheduled tasks, files written in the background, worker threads.
export { defineJob, type TaskOf, type TaskWork, type Work } from "./Platform";
export { FAILED, type Job, JOBS_TABLE } from "./queue/Job";
export { JobStopped, TryLater } from "./queue/defineJob";
export { CANCELLED_REASON } from "./queue/Queue";
export { createPauses } from "./queue/rester";
export { platformZone } from "./settings/platformZone";
export { type FileKey, uploadKey } from "./fileStore/FileStore";
export { scratchFile, withLocalCopy } from "./fileStore/scratch";
export { WorkerTerminated } from "./workers/inWorker";
