import { foods, type Food } from './food.ts';

export const condiments: readonly Food[] = [
  ...foods(
    { role: 'liquid' },
    'water, hot water, cold water, boiling water, warm water, iced water, ice-cold water, sparkling water, ice, pasta water, pasta cooking water, lukewarm water, reserved pasta water, ice cube, soaking water',
  ),
  ...foods(
    { role: 'liquid', traits: ['celery'] },
    'vegetable stock, vegetable broth, hot vegetable stock, vegetable stock cube, stock, hot stock, stock cube, vegetable bouillon, vegetable stock powder',
  ),
  ...foods(
    { role: 'fat' },
    'olive oil, extra-virgin olive oil, extra virgin olive oil, vegetable oil, sunflower oil, rapeseed oil, canola oil, oil, neutral oil, coconut oil, frying oil, oil for frying, oil for deep-frying, corn oil, cooking spray, margarine, chilli oil, chili oil, cooking oil, vegetable oil for frying, dende oil, red palm oil, vegetable shortening, annatto oil, truffle oil, avocado oil, light olive oil, neutral oil for frying, crispy chilli oil',
  ),
  ...foods(
    { role: 'seasoning' },
    'tomato paste, tomato puree, ketchup, tomato ketchup, hot sauce, sriracha, tabasco, chipotle paste, chipotle in adobo, chipotle in adobo sauce, harissa, harissa paste, sambal oelek, sambal, salsa, tomato salsa, guacamole, tamarind paste, tamarind concentrate, pomegranate molasses, sweet chilli sauce, red pepper paste, pepper paste, achiote paste, adobo sauce, rose harissa, chipotle chilli, tomato sauce, marinara sauce, salsa verde, mint sauce, cranberry sauce, apple sauce, mango chutney, chutney, chilli sauce, pizza sauce, berbere paste, chilli paste, aji amarillo paste, biber salcasi, turkish pepper paste',
  ),
  ...foods(
    {
      role: 'seasoning',
      traits: ['crustaceans', 'fish'],
      instead: { vegetarian: 'vegan * (without shrimp paste)', vegan: 'vegan * (without shrimp paste)' },
    },
    'thai curry paste, red curry paste, green curry paste, thai red curry paste, thai green curry paste, massaman curry paste, panang curry paste, yellow curry paste, laksa paste, tom yum paste',
  ),
  ...foods({ role: 'seasoning' }, 'curry paste, tikka curry paste, tikka masala paste, rendang paste, jerk paste'),
  ...foods(
    {
      role: 'seasoning',
      traits: ['milk', 'rennet', 'nuts'],
      instead: { vegetarian: 'vegan pesto', vegan: 'vegan pesto', dairy_free: 'vegan pesto' },
    },
    'pesto, basil pesto, green pesto, pesto genovese',
  ),
  ...foods(
    { role: 'seasoning', traits: ['mustard'] },
    'mustard, dijon mustard, wholegrain mustard, english mustard, mustard powder, mustard seed, black mustard seed, yellow mustard, yellow mustard seed, brown mustard seed, medium-hot mustard, mustard oil',
  ),
  ...foods(
    { role: 'seasoning', traits: ['sulphites'] },
    'white wine vinegar, red wine vinegar, wine vinegar, sherry vinegar, balsamic vinegar, balsamic glaze, champagne vinegar',
  ),
  ...foods(
    { role: 'seasoning' },
    'vinegar, rice vinegar, cider vinegar, apple cider vinegar, white vinegar, distilled vinegar, mirin, spirit vinegar, rice wine vinegar',
  ),
  ...foods(
    { role: 'seasoning', traits: ['gluten'], instead: { gluten_free: 'rice vinegar' } },
    'malt vinegar, black vinegar, chinkiang vinegar, chinese black vinegar',
  ),
  ...foods(
    { role: 'liquid', traits: ['sulphites'] },
    'white wine, dry white wine, red wine, dry red wine, wine, sherry, dry sherry, marsala, port, cider, dry cider, vermouth, champagne, prosecco, sparkling wine, madeira',
  ),
  ...foods(
    { role: 'liquid' },
    'sake, brandy, cognac, rum, dark rum, vodka, whisky, whiskey, bourbon, tequila, pisco, cachaca, orange liqueur, coffee liqueur, calvados, kirsch, gin',
  ),
  // Shaoxing wine is brewed with wheat.
  ...foods(
    { role: 'liquid', traits: ['gluten'], instead: { gluten_free: 'dry sherry' } },
    'shaoxing wine, shaoxing rice wine, chinese rice wine, rice wine',
  ),
  ...foods(
    { role: 'liquid', traits: ['gluten'], instead: { gluten_free: 'gluten-free beer' } },
    'beer, lager, ale, stout, dark beer, guinness',
  ),
  ...foods(
    { role: 'liquid' },
    'coffee, espresso, strong coffee, tea, green tea, instant coffee, matcha, espresso powder, strong espresso, rose water, orange blossom water, cold coffee, lemonade, cola',
  ),
  ...foods({ role: 'seasoning', traits: ['sulphites'] }, 'horseradish sauce, grated horseradish from a jar'),
  ...foods({ role: 'seasoning' }, 'horseradish, wasabi, marmite, yeast extract, vegan Worcestershire sauce, liquid smoke'),
  ...foods({ role: 'seasoning', traits: ['milk', 'eggs', 'fish', 'mustard'] }, 'caesar dressing, ranch dressing'),
  ...foods({ role: 'seasoning', traits: ['eggs', 'mustard'] }, 'tartare sauce, aioli, hollandaise'),
  ...foods({ role: 'seasoning', traits: ['mustard', 'sulphites'] }, 'barbecue sauce, bbq sauce, piccalilli'),
];
