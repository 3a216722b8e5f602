/** What a page tells machines, with what is easily misread. */
const told = JSON.stringify({
  '@type': 'Recipe',
  name: 'Lentil soup',
  recipeYield: 'Serves four',
  cookTime: 'PT1H30M',
  recipeIngredient: [
    'For the soup:',
    '3/4 cup (150g) lentils',
    '1 pint stock',
    '2 egg yolks &amp; 1 whole egg',
    `1 onion ${'and more of it '.repeat(10)}and cashew nuts`,
  ],
  recipeInstructions: [
    {
      '@type': 'HowToSection',
      name: 'Soup',
      itemListElement: [{ '@type': 'HowToStep', text: 'Boil the lentils in the stock for 1 hour.' }],
    },
  ],
});
const linked = JSON.stringify({
  '@type': 'Recipe',
  name: 'Peanut noodles',
  recipeYield: '2 servings',
  recipeIngredient: ['200 g noodles', '2 tbsp peanut butter'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Boil the noodles.' },
    { '@type': 'HowToStep', text: 'Toss them with the peanut butter.' },
  ],
});
/** Pages by their paths: what they tell machines, what they show, and nothing. */
export const site: Record<string, string> = {
  '/linked': `<html><head><script type="application/ld+json">${linked}</script></head><body><h1>Something else</h1></body></html>`,
  '/told': `<html><head><script type="application/ld+json">${told}</script></head><body></body></html>`,
  '/shown': `<html><body><nav><li>Home</li></nav><article><h1>Tea &amp; toast</h1><p>A story of many words about a morning that never ends, and so on.</p>
    <h2>Ingredients</h2><ul><li>2 slices bread</li><li>1 cup water</li></ul><h2>Method</h2><ol><li>Toast the bread.</li><li>Boil the water.</li></ol></article>
    <footer>Subscribe</footer></body></html>`,
  '/none': '<html><body><p>Nothing to eat here.</p></body></html>',
};
