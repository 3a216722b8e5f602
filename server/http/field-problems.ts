import { passwordLength, maxNameLength, maxPasskeyName, type ProblemId } from '../../contract/validation.ts';
import { wordsLength } from '../../contract/account/tell-us.ts';
import { reasonLength, type ReasonProblem } from '../../contract/console/impersonation.ts';
import { i18n, type Sentence } from '@anydish/language/sentence';
import { invalidFields } from './failure.ts';

const atLeast = (least: number) =>
  i18n._('{least, plural, one {Please use at least # character} other {Please use at least # characters}}', { least });
const atMost = (most: number) =>
  i18n._('{most, plural, one {Please use at most # character} other {Please use at most # characters}}', { most });

/** What is wrong with a field, by the id of the rule that form and server share. */
export const problemSentences: Readonly<Record<ProblemId | ReasonProblem, Sentence>> = {
  'email.required': i18n._('Email is required'),
  'email.invalid': i18n._('Please enter a valid email address'),
  'email.same': i18n._('This is your email address already'),
  'password.required': i18n._('Password is required'),
  'password.short': atLeast(passwordLength.min),
  'password.long': atMost(passwordLength.max),
  'password.common': i18n._('This password is too common. Please choose another one'),
  'currentPassword.wrong': i18n._('This is not your current password'),
  'code.invalid': i18n._('Please enter a valid code'),
  'recoveryCode.invalid': i18n._('Please enter a valid recovery code'),
  'passkeyName.required': i18n._('Please enter a name'),
  'passkeyName.long': atMost(maxPasskeyName),
  'authenticatorCode.wrong': i18n._('This code is wrong or was used before. Please enter the one that your app shows now'),
  'words.required': i18n._('Please write something'),
  'words.long': atMost(wordsLength),
  'kind.required': i18n._('Please choose what it is about'),
  'cookedOn.invalid': i18n._('Please choose a day'),
  'cookedOn.future': i18n._('This day is still to come'),
  'collectionName.required': i18n._('Please enter a name'),
  'fullName.required': i18n._('Full name is required'),
  'fullName.long': atMost(maxNameLength),
  'reason.required': i18n._('Please say why'),
  'reason.short': atLeast(reasonLength.min),
  'reason.long': atMost(reasonLength.max),
};

/** Reports all mistakes at once. @throws Failure invalidInput with a sentence for each field that has a problem */
export function refuseProblems(problems: Readonly<Record<string, ProblemId | ReasonProblem | null>>): void {
  const found = Object.entries(problems).flatMap(([field, problem]) =>
    problem === null ? [] : [[field, problemSentences[problem]] as const],
  );
  if (found.length > 0) throw invalidFields(Object.fromEntries(found));
}
