import type { FastifyInstance } from 'fastify';
import { registerJobs } from './jobs/routes.ts';
import { registerKitchenNews } from './news/routes.ts';
import { registerProfile } from './profile/routes.ts';
import { createPhotoForms } from './photo-forms.ts';
import { registerPhotos } from './photo-routes.ts';
import { registerRecipeChanges } from '../recipes/change-routes.ts';
import { registerRecipes } from '../recipes/routes.ts';
import { registerOwnShares } from '../recipes/sharing/owner-routes.ts';
import { registerPublicCategories } from '../recipes/categories/routes.ts';
import { registerShared } from '../recipes/sharing/visitor-routes.ts';
import { registerFeedback } from '../recipes/feedback/routes.ts';
import { registerImports } from '../recipes/import/routes.ts';
import { registerCollections } from '../recipes/collections/routes.ts';
import { registerTranscriptions } from '../recipes/transcription/routes.ts';
import { registerNotes } from '../recipes/notes/routes.ts';
import { registerVersions } from '../recipes/versions/routes.ts';
import { registerShopping } from '../recipes/shopping/routes.ts';
import { registerSamples } from './sample-routes.ts';
import { registerTrials } from './trial-routes.ts';

/** The kitchen: photos, recipe jobs with their streams, recipes. Resumes unfinished jobs when the app is ready. */
export function registerKitchen(app: FastifyInstance): void {
  const forms = createPhotoForms(app.deps);
  app.addHook('onClose', forms.close);
  registerPhotos(app, forms);
  registerJobs(app);
  registerKitchenNews(app);
  registerProfile(app);
  registerRecipes(app);
  registerRecipeChanges(app);
  registerCollections(app);
  registerVersions(app);
  registerNotes(app);
  registerFeedback(app);
  registerImports(app);
  registerTranscriptions(app);
  registerOwnShares(app);
  registerShared(app, forms);
  registerPublicCategories(app);
  registerShopping(app);
  registerSamples(app);
  registerTrials(app);
}
