import { foods, type Food } from './food.ts';

export const vegetables: readonly Food[] = [
  ...foods(
    { role: 'vegetable' },
    'carrot, potato, waxy potato, floury potato, new potato, sweet potato, courgette, zucchini, aubergine, eggplant',
  ),
  ...foods(
    { role: 'vegetable' },
    'bell pepper, red pepper, green pepper, yellow pepper, red bell pepper, green bell pepper, romano pepper, capsicum',
  ),
  ...foods(
    { role: 'vegetable', family: 'mushroom' },
    'mushroom, chestnut mushroom, button mushroom, shiitake mushroom, shiitake, portobello mushroom, oyster mushroom',
  ),
  ...foods(
    { role: 'vegetable', family: 'mushroom' },
    'porcini, dried porcini, dried porcini mushroom, dried shiitake mushroom, wild mushroom, enoki mushroom, wood ear mushroom',
  ),
  ...foods(
    { role: 'vegetable' },
    'tomato, cherry tomato, plum tomato, canned tomato, tinned tomato, chopped tomato, canned chopped tomato, canned plum tomato',
  ),
  ...foods(
    { role: 'vegetable' },
    'crushed tomato, peeled tomato, whole peeled tomato, tomato passata, passata, sun-dried tomato, ripe tomato',
  ),
  ...foods(
    { role: 'vegetable' },
    'broccoli, cauliflower, green bean, runner bean, pea, frozen pea, mangetout, sugar snap pea, snow pea, sweetcorn, corn, corn cob, baby corn',
  ),
  ...foods(
    { role: 'vegetable' },
    'pumpkin, butternut squash, squash, beetroot, beet, turnip, swede, rutabaga, parsnip, kohlrabi, radish, daikon, mooli',
  ),
  ...foods(
    { role: 'vegetable', traits: ['celery'] },
    'celery, celery stalk, celery stick, celery salt, celeriac, celery root, celery seed',
  ),
  ...foods(
    { role: 'vegetable' },
    'asparagus, artichoke, artichoke heart, fennel, fennel bulb, okra, leek, cucumber, pickled cucumber, gherkin, cornichon, bamboo shoot',
  ),
  ...foods(
    { role: 'vegetable' },
    'bean sprout, beansprout, water chestnut, lotus root, yam, cassava, plantain, jackfruit, green jackfruit, heart of palm, brussels sprout',
  ),
  ...foods(
    { role: 'vegetable' },
    'white cabbage, red cabbage, cabbage, savoy cabbage, napa cabbage, chinese cabbage, chinese leaf, pointed cabbage, sauerkraut',
  ),
  ...foods(
    { role: 'leaf' },
    'spinach, baby spinach, frozen spinach, kale, chard, swiss chard, cavolo nero, pak choi, bok choy, morning glory, chinese broccoli, collard green',
  ),
  ...foods(
    { role: 'leaf' },
    "lettuce, iceberg lettuce, romaine lettuce, cos lettuce, little gem lettuce, rocket, arugula, watercress, salad leaf, mixed salad leaf, mixed leaf, endive, radicchio, lamb's lettuce, vine leaf",
  ),
  ...foods(
    { role: 'aromatic', family: 'onion' },
    'onion, red onion, white onion, yellow onion, brown onion, sweet onion, pearl onion, spring onion, scallion, green onion, shallot, crispy onion, crispy shallot, fried shallot, chive',
  ),
  ...foods(
    { role: 'aromatic' },
    'garlic, garlic clove, ginger, fresh ginger, root ginger, lemongrass, galangal, turmeric root, fresh turmeric, garlic granule, garlic powder, onion powder, ginger garlic paste',
  ),
  ...foods(
    { role: 'aromatic', family: 'chilli' },
    "chilli, red chilli, green chilli, chili, red chili, green chili, bird's eye chilli, bird's eye chili, jalapeno, serrano chilli, scotch bonnet, scotch bonnet chilli, scotch bonnet pepper, habanero, dried chilli, dried red chilli, ancho chilli, guajillo chilli, dried chili, poblano pepper, dried ancho chilli, dried guajillo chilli, aji amarillo",
  ),
  ...foods(
    { role: 'other' },
    'green olive, black olive, olive, kalamata olive, caper, pickled jalapeno, kombu, nori, wakame, seaweed, nori sheet, pickle, pickled beetroot, preserved lemon, pickled ginger, roasted red pepper',
  ),
  // Most kimchi is made with fish sauce or salted shrimp.
  ...foods(
    { role: 'vegetable', traits: ['fish', 'crustaceans'], instead: { vegetarian: 'vegan kimchi', vegan: 'vegan kimchi' } },
    'kimchi',
  ),
  ...foods(
    { role: 'leaf', family: 'herb' },
    'parsley, flat-leaf parsley, coriander, fresh coriander, coriander leaf, cilantro, basil, thai basil, holy basil, basil leaf, mint, mint leaf, dill, tarragon, sage, chervil, curry leaf',
  ),
  ...foods(
    { role: 'seasoning', family: 'herb' },
    'thyme, rosemary, oregano, dried oregano, marjoram, dried marjoram, bay leaf, bay, kaffir lime leaf, makrut lime leaf, lime leaf, dried thyme, dried rosemary, dried basil, dried mint, dried dill, mixed herb, dried mixed herb, dried herb, italian herb, herbes de provence, sage leaf, coriander root, pandan leaf, epazote, savory, bouquet garni, fresh herb, soft herb',
  ),
];
