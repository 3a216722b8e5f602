import { foods, type Food } from './food.ts';

export const pulsesAndNuts: readonly Food[] = [
  ...foods(
    { role: 'protein', family: 'bean' },
    'kidney bean, red kidney bean, canned kidney bean, black bean, canned black bean, white bean, cannellini bean, canned cannellini bean, borlotti bean, pinto bean, haricot bean, butter bean, broad bean, fava bean, refried bean, bean, mixed bean, baked bean, canned bean, dried black bean, giant bean, black-eyed bean, black-eyed pea, pigeon pea, gigantes bean, canned white bean',
  ),
  ...foods(
    { role: 'protein' },
    'chickpea, canned chickpea, dried chickpea, cooked chickpea, lentil, red lentil, green lentil, brown lentil, puy lentil, black lentil, urad dal, toor dal, chana dal, mung bean, split pea, yellow split pea, green split pea, split red lentil, moong dal, cooked lentil, canned lentil, whole black lentil, split mung bean',
  ),
  ...foods(
    { role: 'protein', traits: ['soy'] },
    'tofu, firm tofu, silken tofu, smoked tofu, soft tofu, fried tofu, tofu puff, marinated tofu, extra-firm tofu, soya mince, soy mince, soya chunk, edamame, edamame bean, soy bean, vegan chorizo, soy curl, aburaage, inari tofu pocket',
  ),
  ...foods(
    { role: 'protein', traits: ['soy'] },
    'tempeh, vegan sausage, vegan bacon, vegan mince, plant-based mince, vegan burger patty, natto',
  ),
  ...foods({ role: 'liquid', traits: ['soy'] }, 'soy milk, soy cream, soy yogurt, unsweetened soy yogurt'),
  ...foods(
    { role: 'seasoning', traits: ['soy', 'gluten'], instead: { gluten_free: 'tamari' } },
    'soy sauce, light soy sauce, dark soy sauce, soya sauce, kecap manis, sweet soy sauce, low-salt soy sauce, japanese soy sauce, shoyu, ponzu',
  ),
  ...foods(
    { role: 'seasoning', traits: ['soy'] },
    'tamari, white miso, miso, miso paste, white miso paste, red miso paste, red miso, brown miso paste',
  ),
  ...foods(
    { role: 'seasoning', traits: ['soy', 'gluten'], instead: { gluten_free: 'gluten-free *' } },
    'gochujang, doubanjiang, chilli bean paste, black bean sauce, fermented black bean, teriyaki sauce, doenjang, sweet bean sauce, okonomiyaki sauce, tonkatsu sauce, yellow bean paste, korean chilli paste, sichuan chilli bean paste, chunjang, japanese curry roux',
  ),
  ...foods({ role: 'seasoning', traits: ['soy', 'gluten', 'sesame'], instead: { gluten_free: 'gluten-free *' } }, 'hoisin sauce'),
  ...foods(
    { role: 'nut', traits: ['peanuts'] },
    'peanut, roasted peanut, peanut butter, groundnut, unsalted peanut, peanut oil, groundnut oil, smooth peanut butter, roasted unsalted peanut, salted peanut',
  ),
  ...foods(
    { role: 'nut', traits: ['nuts'] },
    'almond, ground almond, flaked almond, blanched almond, almond butter, almond milk, almond flour, walnut, walnut half, walnut halves, pecan, pecan half, pecan nut, hazelnut, cashew, cashew nut, pistachio, brazil nut, macadamia nut, praline, marzipan, nut, mixed nut, chopped nut, almond extract, amaretto, vegan parmesan, cashew cream, hazelnut spread, chopped hazelnut, roasted hazelnut',
  ),
  // Pine nuts and chestnuts are not among the nuts of Regulation 1169/2011.
  ...foods(
    { role: 'nut' },
    'pine nut, chestnut, cooked chestnut, pumpkin seed, sunflower seed, chia seed, linseed, flaxseed, ground flaxseed, poppy seed, nigella seed, hemp seed, flax egg',
  ),
  ...foods(
    { role: 'seasoning', traits: ['sesame'] },
    "sesame seed, white sesame seed, black sesame seed, toasted sesame seed, tahini, sesame oil, toasted sesame oil, sesame paste, chinese sesame paste, zaatar, za'atar, furikake, gomasio, dukkah, hummus",
  ),
  ...foods(
    { role: 'liquid' },
    'coconut milk, coconut cream, coconut water, light coconut milk, full-fat coconut milk, coconut condensed milk, coconut yogurt, creamed coconut, rice milk',
  ),
  ...foods({ role: 'liquid', traits: ['gluten'], instead: { gluten_free: 'rice milk' } }, 'oat milk, oat cream, oat drink'),
  ...foods({ role: 'fat' }, 'vegan butter'),
  ...foods(
    { role: 'other' },
    'desiccated coconut, shredded coconut, grated coconut, coconut flake, coconut, fresh coconut, nutritional yeast, agar-agar, vegan mayonnaise, aquafaba, vegan sour cream, vegan ice cream, vegan custard, vegan marshmallow',
  ),
];
