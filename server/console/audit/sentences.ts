import { sql } from 'kysely';
import { i18n, type Sentence } from '@anydish/language/sentence';
import type { Sql } from '../engine/source.ts';

/*
 * The entries of the audit log as sentences. `actor` and `subject` are addresses, `title` names the row, `name` is a flag or a kind. An action without a
 * sentence of its own takes the one of its last word.
 */
const byAction: Readonly<Record<string, Sentence>> = {
  'users.suspend': i18n._('{actor} suspended the account {subject}.'),
  'users.suspend.undone': i18n._('{actor} took back the suspension of {subject}.'),
  'users.liftSuspension': i18n._('{actor} lifted the suspension of {subject}.'),
  'users.endSessions': i18n._('{actor} ended all sessions of {subject}.'),
  'users.endSession': i18n._('{actor} ended a session of {subject}.'),
  'users.sendCode': i18n._('{actor} sent a verification code to {subject}.'),
  'users.startReset': i18n._('{actor} sent a mail to {subject} to choose a new password.'),
  'users.requestDeletion': i18n._('{actor} requested the deletion of the account {subject}.'),
  'users.requestDeletion.undone': i18n._('{actor} cancelled the deletion of the account {subject}.'),
  'users.addNote': i18n._('{actor} wrote a note about {subject}.'),
  'recipes.addNote': i18n._('{actor} wrote a note about the recipe “{title}” of {subject}.'),
  'orders.cookAgain': i18n._('{actor} had a request of {subject} cooked again.'),
  'mails.sendAgain': i18n._('{actor} had a mail sent again.'),
  'signups.sendCode': i18n._('{actor} sent a verification code to a waiting sign-up.'),
  'admins.giveFlag': i18n._('{actor} gave {subject} the permission “{name}”.'),
  'admins.takeFlag': i18n._('{actor} took the permission “{name}” from {subject}.'),
  'admins.removeAdmin': i18n._('{actor} took all permissions from {subject}.'),
  'admins.saved': i18n._('{actor} changed the permissions of {subject}.'),
  'admins.created': i18n._('{actor} made {subject} a member of staff.'),
  'recipes.feature': i18n._('{actor} featured the recipe “{title}” of {subject}.'),
  'recipes.unfeature': i18n._('{actor} stopped featuring the recipe “{title}” of {subject}.'),
  'recipes.withdraw': i18n._('{actor} withdrew the recipe “{title}” of {subject}.'),
  'recipes.withdraw.undone': i18n._('{actor} shared the recipe “{title}” of {subject} again.'),
  'recipes.trash': i18n._('{actor} moved the recipe “{title}” of {subject} to the trash.'),
  'recipes.restore': i18n._('{actor} restored the recipe “{title}” of {subject} from the trash.'),
  'recipes.correct': i18n._('{actor} corrected the recipe “{title}” of {subject}.'),
  'recipes.cookInLab': i18n._('{actor} had the recipe “{title}” of {subject} cooked in the lab.'),
  'reports.reply': i18n._('{actor} answered {subject}, who reported the recipe “{title}”.'),
  'reports.withdraw': i18n._('{actor} withdrew the recipe “{title}” of {subject}.'),
  'reports.withdraw.undone': i18n._('{actor} shared the recipe “{title}” of {subject} again.'),
  'reports.trash': i18n._('{actor} moved the recipe “{title}” of {subject} to the trash.'),
  'reports.trash.undone': i18n._('{actor} restored the recipe “{title}” of {subject} from the trash.'),
  'reports.markHandled': i18n._('{actor} closed a report of the recipe “{title}”.'),
  'reports.reopen': i18n._('{actor} opened a report of the recipe “{title}” again.'),
  'categories.move': i18n._('{actor} moved the category “{title}”.'),
  'categories.move.undone': i18n._('{actor} moved the category “{title}” back.'),
  'categories.merge': i18n._('{actor} merged the category “{title}” into another one.'),
  'sitemaps.started': i18n._('{actor} started a sitemap.'),
  'sitemaps.cancelled': i18n._('{actor} stopped a sitemap.'),
  'sitemaps.published': i18n._('{actor} published a sitemap.'),
  'impersonation.began': i18n._('{actor} began to use the product as {subject}.'),
  'impersonation.ended': i18n._('{actor} stopped using the product as {subject}.'),
  'impersonation.call': i18n._('{actor} changed something as {subject}.'),
  'impersonation.read': i18n._('{actor} read something as {subject}.'),
  'categories.names.suggested': i18n._('{actor} asked the model for names of a category.'),
  'prompts.tries.started': i18n._('{actor} tried a prompt version on cases.'),
  'prompts.tries.cancelled': i18n._('{actor} stopped the tries of a prompt version.'),
  'account.deleted': i18n._('An account was deleted at the request of its owner.'),
};

const byLastWord: Readonly<Record<string, Sentence>> = {
  undone: i18n._('{actor} undid a change of “{title}”.'),
  saved: i18n._('{actor} changed “{title}”.'),
  created: i18n._('{actor} created “{title}”.'),
  restored: i18n._('{actor} restored an earlier version of “{title}”.'),
  removed: i18n._('{actor} removed a saved view.'),
  remove: i18n._('{actor} removed “{title}”.'),
  uploaded: i18n._('{actor} uploaded a picture.'),
  selected: i18n._('{actor} selected rows of a list.'),
  assignCategory: i18n._('{actor} added the recipe “{title}” to a category.'),
  takeCategory: i18n._('{actor} removed the recipe “{title}” from a category.'),
};

const ofRun: Readonly<Record<string, Sentence>> = {
  started: i18n._('{actor} started a bulk action: {name}.'),
  cancelled: i18n._('{actor} stopped a bulk action: {name}.'),
  undone: i18n._('{actor} undid a bulk action: {name}.'),
};

const ofReading = {
  person: i18n._('{actor} looked at the data of {subject}.'),
  list: i18n._('{actor} looked at a list or page of the console.'),
};
const other = i18n._('{actor}: {action}');

/** Nobody: the actor's or subject's account was erased. */
const erased = i18n._('an erased account');

const caseOf = (expression: Sql, sentences: Readonly<Record<string, Sentence>>, otherwise: Sql): Sql =>
  sql`case ${expression} ${sql.join(
    Object.entries(sentences).map(([value, { id }]) => sql`when ${value}::text then ${id}::text`),
    sql` `,
  )} else ${otherwise} end`;

const lastWord = sql`substring(t.action from '[^.]+$')`;
const idOf: Sql = caseOf(
  sql`t.action`,
  byAction,
  sql`case
    when t.action = 'staff.read' then case when t.subject_guid is null then ${ofReading.list.id}::text else ${ofReading.person.id}::text end
    when t.action like '%.run.%' then ${caseOf(lastWord, ofRun, sql`${other.id}::text`)}
    else ${caseOf(lastWord, byLastWord, sql`${other.id}::text`)} end`,
);

const emailOf = (guid: Sql): Sql => sql`coalesce((select u.email from users u where u.guid = ${guid}), ${erased.id}::text)`;

/** A cell: the entry `t` as a sentence, to be translated for its reader. */
export const auditSentence: Sql = sql`jsonb_build_object('id', ${idOf}, 'values', jsonb_build_object(
  'actor', ${emailOf(sql`t.actor_guid`)}, 'subject', ${emailOf(sql`t.subject_guid`)}, 'action', t.action,
  'title', coalesce(t.details ->> 'title', t.details ->> 'row', '–'), 'name', coalesce(t.details ->> 'name', t.details ->> 'action', '–')))`;
