import { recipeImportMachine } from '../../../machines/recipes/recipe-import.machine.ts';
import { sendRecipeFile } from '../../services/recipe-import.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

export const openRecipeImport: OpenFlow = ({ api }) =>
  flowOf(recipeImportMachine.provide({ actors: { sendFile: sendRecipeFile(api) } }), undefined);
