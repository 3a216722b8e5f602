import type { FastifyInstance } from 'fastify';
import { registerJobs } from './jobs/routes.ts';
import { registerProfile } from './profile/routes.ts';
import { registerPhotos } from './photo-routes.ts';
import { registerRecipeChanges } from '../recipes/change-routes.ts';
import { registerRecipes } from '../recipes/routes.ts';
import { registerOwnShares } from '../recipes/sharing/owner-routes.ts';
import { registerShared } from '../recipes/sharing/visitor-routes.ts';
import { registerShopping } from '../recipes/shopping/routes.ts';
import { registerSamples } from './sample-routes.ts';

/** The kitchen: photos, recipe jobs with their streams, recipes. Takes up unfinished jobs when the app is ready. */
export function registerKitchen(app: FastifyInstance): void {
  registerPhotos(app);
  registerJobs(app);
  registerProfile(app);
  registerRecipes(app);
  registerRecipeChanges(app);
  registerOwnShares(app);
  registerShared(app);
  registerShopping(app);
  registerSamples(app);
}
