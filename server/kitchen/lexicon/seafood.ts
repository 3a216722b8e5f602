import { foods, type Food, type Instead } from './food.ts';

const both = (item: string): Instead => ({ vegetarian: item, vegan: item });

export const seafood: readonly Food[] = [
  ...foods(
    { role: 'protein', traits: ['fish'], instead: both('firm tofu'), family: 'fish' },
    'fish, white fish, white fish fillet, cod, cod fillet, haddock, haddock fillet, smoked haddock, pollock, hake, hake fillet, tilapia, sea bass, sea bass fillet, sea bream, monkfish, halibut, snapper, red snapper, plaice, sole, catfish, mackerel, smoked mackerel, trout, sardine, herring, firm white fish, firm white fish fillet, fish fillet, swordfish, carp, eel',
  ),
  ...foods(
    { role: 'protein', traits: ['fish'], instead: both('smoked tofu'), family: 'fish' },
    'salmon, salmon fillet, smoked salmon, tuna steak, smoked fish',
  ),
  ...foods(
    { role: 'protein', traits: ['fish'], instead: both('chickpeas'), family: 'fish' },
    'tuna, canned tuna, tinned tuna, tuna in olive oil',
  ),
  ...foods(
    { role: 'protein', traits: ['fish'], family: 'fish' },
    'salt cod, saltfish, fish roe, caviar, sushi-grade tuna, sushi-grade salmon, sashimi-grade tuna, whole fish, raw fish',
  ),
  ...foods(
    { role: 'seasoning', traits: ['fish'], instead: both('black olives'), family: 'fish' },
    'anchovy, anchovy fillet, anchovy paste',
  ),
  ...foods({ role: 'seasoning', traits: ['fish'], instead: both('nori'), family: 'fish' }, 'bonito flake, katsuobushi, dried anchovy'),
  ...foods({ role: 'seasoning', traits: ['fish'], instead: both('vegan fish sauce'), family: 'fish' }, 'fish sauce, nam pla'),
  ...foods(
    { role: 'liquid', traits: ['fish'], instead: both('kombu stock'), family: 'fish' },
    'dashi, dashi stock, dashi powder, instant dashi',
  ),
  ...foods({ role: 'liquid', traits: ['fish', 'celery'], instead: both('vegetable stock'), family: 'fish' }, 'fish stock, seafood stock'),
  ...foods(
    {
      role: 'seasoning',
      traits: ['fish', 'gluten'],
      instead: { vegetarian: 'vegan Worcestershire sauce', vegan: 'vegan Worcestershire sauce', gluten_free: 'tamari' },
    },
    'Worcestershire sauce, Worcester sauce',
  ),
  ...foods(
    { role: 'protein', traits: ['crustaceans'], instead: both('king oyster mushrooms'), family: 'seafood' },
    'prawn, king prawn, raw prawn, raw king prawn, tiger prawn, cooked prawn, shrimp, raw shrimp',
  ),
  ...foods(
    { role: 'protein', traits: ['crustaceans'], family: 'seafood' },
    'crab, crab meat, white crab meat, lobster, crayfish, langoustine, dried shrimp, shrimp paste, prawn stock, dried prawn',
  ),
  ...foods(
    { role: 'protein', traits: ['molluscs'], instead: both('oyster mushrooms'), family: 'seafood' },
    'mussel, clam, scallop, squid, calamari, cuttlefish, octopus, oyster',
  ),
  ...foods(
    { role: 'protein', traits: ['crustaceans', 'molluscs', 'fish'], instead: both('king oyster mushrooms'), family: 'seafood' },
    'seafood, mixed seafood, seafood mix, surimi',
  ),
  ...foods(
    {
      role: 'seasoning',
      traits: ['molluscs', 'gluten', 'soy'],
      instead: { vegetarian: 'mushroom sauce', vegan: 'mushroom sauce', gluten_free: 'tamari' },
    },
    'oyster sauce',
  ),
  ...foods({ role: 'seasoning', traits: ['gluten', 'soy'], instead: { gluten_free: 'tamari' } }, 'mushroom sauce, vegetarian oyster sauce'),
  ...foods({ role: 'liquid' }, 'kombu stock, vegan fish sauce'),
];
