import type { FastifyInstance } from 'fastify';
import { trialEndpoints } from '../../contract/kitchen/trials.ts';
import { invalidFields } from '../http/failure.ts';
import { route } from '../http/routes.ts';
import { pageLanguage } from '../language/request-language.ts';
import { i18n } from '@anydish/language/sentence';
import { takeToken } from '../limits/rate-limit.ts';
import { copyLimit, requireOwnCompany } from '../recipes/change-routes.ts';
import { copyRecipe } from '../recipes/changes.ts';
import { asSummary } from '../recipes/stored-recipe.ts';
import { readUntrusted } from '../untrusted/read-untrusted.ts';
import { profileOf } from './profile/profile.ts';
import { cookForVisitor, cookTrial, tellTrial, untilGone } from './trials.ts';

const notTheSame = i18n._('The kitchen could not make this recipe again. Please describe the dish once more.');

/** Cooking without an account, and keeping what was cooked. */
export function registerTrials(app: FastifyInstance): void {
  const { db, clock, config } = app.deps;

  route(app, trialEndpoints.cookTrial, {
    handler: async ({ request, reply, body }) => {
      const outcome = await cookForVisitor(app.deps, body, { request, reply });
      return { trial: tellTrial(outcome, body, clock.now()) };
    },
  });

  route(app, trialEndpoints.keepTrial, {
    handler: async ({ request, reply, params, body }) => {
      const { viewer, company } = await requireOwnCompany(request, params['companyUri']);
      await takeToken(db, clock, copyLimit(viewer.userGuid));
      // Cooked again from the same words: no recipe is accepted from a browser.
      const { end, excluded } = await cookTrial(body, { owner: viewer.userGuid, signal: untilGone(reply) });
      if (end.type !== 'done') throw invalidFields({ description: notTheSame });
      const profile = await profileOf(db, viewer.userGuid);
      const by = { owner: viewer.userGuid, field: 'description' };
      const copied = {
        company_guid: company.guid,
        // Checked against the owner's allergies, which the visitor had not named.
        body: profile.length === 0 ? end.body : await readUntrusted('judged', [end.body, end.body, end.cookedBy.kind, profile], by),
        plan: end.plan,
        cooked_by: end.cookedBy,
        unit_system: body.unitSystem,
        photo_guid: null,
        more_photos: [],
        tags: [],
        collections: [],
        title: null,
        origin: null,
        excluded,
      };
      const kept = await copyRecipe(
        db,
        { now: clock.now(), fairUse: config.fairUse },
        { copied, copyKey: body.seed, userGuid: viewer.userGuid },
      );
      return asSummary(kept, company.uri, { viewer, language: pageLanguage(viewer, request) });
    },
  });
}
