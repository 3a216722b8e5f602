import type { Diet, Ingredient, Recipe } from './recipe.ts';

/*
 * A recipe is a superset of schema.org/Recipe. Standard properties are used where they exist; everything else (amounts separate from items, swaps,
 * the cook) is added under `anydish:`.
 */

const namespace = 'urn:anydish:recipe:';

export const dietUris: Record<Diet, string> = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  gluten_free: 'https://schema.org/GlutenFreeDiet',
  // The standard has no dairy-free diet; low-lactose is weaker, so it never promises too much.
  dairy_free: 'https://schema.org/LowLactoseDiet',
};

/** Additional properties of a recipe; each has its own name. */
export const furtherFields = ['labels', 'checks', 'wishes', 'makes', 'servingsStep', 'kind'] as const;

/** ISO 8601: 95 minutes are PT1H35M. */
export function toDuration(minutes: number): string {
  const whole = Math.floor(minutes / 60);
  const rest = Number((minutes - whole * 60).toFixed(2));
  return `PT${whole > 0 ? `${whole}H` : ''}${rest > 0 || whole === 0 ? `${rest}M` : ''}`;
}

/** "400 g spaghetti, broken in half", as people write it. */
function toLine({ amount, unit, item, note }: Ingredient): string {
  const quantity = amount === null ? '' : `${Number(amount.toFixed(3))} ${unit === null ? '' : `${unit} `}`;
  return `${quantity}${item}${note === null ? '' : `, ${note}`}`;
}

const given = (properties: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== null && value !== undefined));

/** One address, or several for several photos. */
function imagesOf({ companyUri, photoGuid, morePhotoGuids = [] }: Recipe, origin: string): string | string[] | null {
  if (photoGuid === null) return null;
  const [first = null, ...others] = [photoGuid, ...morePhotoGuids].map(
    (guid) => `${origin}/api/companies/${encodeURIComponent(companyUri)}/photos/${guid}`,
  );
  return first === null || others.length === 0 ? first : [first, ...others];
}

/** The media type of such a file. */
export const linkedDataType = 'application/ld+json';

/** The file name of a recipe. */
export function fileNameOf(title: string): string {
  const name = title
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
  return `${name === '' ? 'recipe' : name}.json`;
}

/** The parts of a recipe that depend on the reader. */
interface Place {
  /** Of its page. */
  address: string;
  /** One address, or several for several photos; null without one. */
  image: string | readonly string[] | null;
}

/** The public data of a recipe at its own address: neither its company nor keys of photos. */
export function linkedRecipe(recipe: Recipe, { address, image }: Place): Record<string, unknown> {
  const { prepMinutes, cookMinutes, nutrition } = recipe;
  const further = furtherFields.flatMap((name): [string, unknown][] =>
    recipe[name] === undefined ? [] : [[`anydish:${name}`, recipe[name]]],
  );
  const said = given({
    '@context': ['https://schema.org', { anydish: namespace }],
    '@type': 'Recipe',
    '@id': address,
    identifier: recipe.guid,
    url: address,
    name: recipe.title,
    description: recipe.summary,
    inLanguage: recipe.language,
    recipeCuisine: recipe.cuisine,
    recipeYield: `${recipe.servings} servings`,
    dateCreated: new Date(recipe.createdAt).toISOString(),
    prepTime: prepMinutes === null ? null : toDuration(prepMinutes),
    cookTime: cookMinutes === null ? null : toDuration(cookMinutes),
    totalTime: prepMinutes === null && cookMinutes === null ? null : toDuration((prepMinutes ?? 0) + (cookMinutes ?? 0)),
    image,
    recipeIngredient: recipe.ingredients.map(toLine),
    recipeInstructions: recipe.steps.map(({ text, minutes }, index) =>
      given({ '@type': 'HowToStep', position: index + 1, text, timeRequired: minutes === null ? null : toDuration(minutes) }),
    ),
    suitableForDiet: recipe.diets.map((diet) => dietUris[diet]),
    nutrition:
      nutrition === null
        ? null
        : {
            '@type': 'NutritionInformation',
            description: 'An estimate per serving.',
            calories: `${nutrition.kcal} kcal`,
            proteinContent: `${nutrition.protein} g`,
            fatContent: `${nutrition.fat} g`,
            carbohydrateContent: `${nutrition.carbohydrate} g`,
          },
    'anydish:unitSystem': recipe.unitSystem,
    'anydish:ingredients': recipe.ingredients,
    'anydish:steps': recipe.steps.map((step) => ({ ...step, text: undefined, minutes: undefined })),
    'anydish:allergens': recipe.allergens,
    'anydish:assumptions': recipe.assumptions,
    'anydish:cookedBy': recipe.cookedBy,
  });
  // Null is meaningful here, so it is included.
  return { ...said, ...Object.fromEntries(further) };
}

/** An owner's recipe as JSON-LD. `origin` is the site's, for the addresses of recipe and photo. */
export function toSchemaOrg(recipe: Recipe, origin: string): Record<string, unknown> {
  const { companyUri, guid, photoGuid, morePhotoGuids } = recipe;
  const address = `${origin}/ai/${encodeURIComponent(companyUri)}/recipes/${guid}`;
  return {
    ...linkedRecipe(recipe, { address, image: imagesOf(recipe, origin) }),
    'anydish:companyUri': companyUri,
    ...given({ 'anydish:photoGuid': photoGuid, 'anydish:morePhotoGuids': morePhotoGuids }),
  };
}
