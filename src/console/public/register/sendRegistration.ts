// Sends a new company, and explains problems. Loaded while the person types.
import { loadSending } from "pilothouse/public";
import { factsIn, type FieldOf, keepKnownParams, type ParamsOf, post, WireFailure } from "pilothouse/wire";
import { accountCalls } from "../../../generated/operate/account/account.calls";
import type { Account } from "../../../generated/operate/account/account.schema";
import type { Company } from "../../../generated/operate/company/company.schema";
import type { cdkCalls } from "../../../generated/product/cdk/cdk.calls";
import { sessionCalls } from "../../../generated/service/session/session.calls";
import type { FailureText } from "../failureText";
import { requestId } from "../requestId";
import { failureMessage } from "../failureMessage";
import { findProblems } from "./registration";
import { answerWords, findAnswerWord } from "./answerWords";
import {
  type RegistrationField,
  REGISTRATION_FIELDS,
  type ValueProblem,
  type Problems,
  type ProblemTexts,
  type RegistrationValues,
} from "./values";

/** One call sends a company and its first account, with the text of a captcha. */
type Asked =
  | FieldOf<Company>
  | FieldOf<Account>
  | FieldOf<ParamsOf<typeof sessionCalls.sign_in>>
  | FieldOf<Pick<ParamsOf<typeof cdkCalls.use>, "request_id">>;

/** Name on the wire -> field of the form. */
const FROM_WIRE = {
  comp_name: "company",
  user_name: "name",
  comp_person: "name",
  user_id: "account",
  user_email: "email",
  user_phone: "phone",
  user_phone_area: "phone",
  comp_phone: "phone",
  comp_phone_area: "phone",
  user_password: "password",
  verify_code: "code",
} as const satisfies Partial<Record<Asked, RegistrationField>>;
const fieldsByName: ReadonlyMap<string, RegistrationField> = new Map(Object.entries(FROM_WIRE));

const PROBLEMS: Readonly<Record<string, ValueProblem>> = {
  "invalid.exists": "exists",
  "invalid.guessable": "guessable",
};

/** Code -> the field that it concerns. */
const FROM_CODE: Readonly<Record<number, RegistrationField>> = {
  409: "company",
  1101: "account",
  1102: "email",
  1103: "phone",
};

/** The problems of single fields in an answer. */
export const problemsInAnswer = (code: number, fields: Readonly<Record<string, string>>): Problems => {
  const named = Object.entries(fields).flatMap(([name, key]) => {
    const field = fieldsByName.get(name);
    return field ? [[field, PROBLEMS[key] ?? "invalid"] as const] : [];
  });
  const only = FROM_CODE[code];
  return Object.fromEntries(named.length > 0 || !only ? named : [[only, "exists" as const]]);
};

/** Answers the menu keys of the new account, if the platform sends them. @throws WireFailure */
export const register = async (
  values: RegistrationValues,
  verifyId: string,
  request: string,
): Promise<readonly string[]> => {
  const account = values.account.trim();
  const { transformNew } = await loadSending();
  const names = [values.company, values.name, values.email, values.phone];
  const { path, style } = accountCalls.add;
  const { further = [] } = sessionCalls.sign_in;
  const { data } = await post(
    path,
    keepKnownParams({ further }, {
      comp_name: values.company.trim(),
      user_name: values.name.trim(),
      user_id: account,
      user_email: values.email.trim(),
      user_phone_area: values.area,
      user_phone: values.phone.replaceAll(/[ -]/g, ""),
      user_password: await transformNew({ account, password: values.password, names }, "user_password"),
      verify_id: verifyId,
      verify_code: values.code.trim(),
      request_id: request,
    } satisfies Partial<Record<Asked, unknown>>),
    // Sent without a token, because an operator who is signed in may also register another company here.
    { style, token: "" },
  );
  const { menus } = factsIn(data);
  return Array.isArray(menus) ? menus.map(String) : [];
};

/** The message of each problem. */
const saidProblems = (problems: Problems): ProblemTexts =>
  Object.fromEntries(
    REGISTRATION_FIELDS.filter((field) => problems[field]).map((field): [RegistrationField, FailureText] => [
      field,
      (language) =>
        findAnswerWord(language)(`${problems[field]}.${field}`) ?? answerWords(language)(`invalid.${field}`),
    ]),
  );

/** The problems of a form before it is sent. */
export const checkBeforeSending = (values: RegistrationValues, isPictured: boolean): ProblemTexts => {
  const { code, ...others } = findProblems(values);
  return saidProblems({ ...others, ...(isPictured && code && { code }) });
};

export interface RegistrationResult {
  readonly menus: readonly string[];
}

export interface RefusedRegistration {
  readonly problems: ProblemTexts;
  readonly said: FailureText;
  /** False if it is unknown whether the platform received the form. */
  readonly isAnswered: boolean;
}

/** The request id stays the same until the platform answers, so a second attempt is the same request. */
let request = requestId();

export const tryRegister = async (
  values: RegistrationValues,
  verifyId: string,
): Promise<RegistrationResult | RefusedRegistration> => {
  try {
    const menus = await register(values, verifyId, request);
    request = requestId();
    return { menus };
  } catch (error) {
    if (!(error instanceof WireFailure)) throw error;
    if (error.reason === "answer") request = requestId();
    return {
      problems: saidProblems(problemsInAnswer(error.code, error.fields)),
      said: (language) => failureMessage(error, language, findAnswerWord(language)),
      isAnswered: error.reason === "answer",
    };
  }
};
