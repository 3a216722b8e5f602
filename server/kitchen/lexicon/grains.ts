import { foods, type Food } from './food.ts';

const gluten = ['gluten'] as const;
const own = { gluten_free: 'gluten-free *' };

export const grains: readonly Food[] = [
  ...foods(
    { role: 'starch' },
    'rice, white rice, basmati rice, basmati, jasmine rice, long-grain rice, short-grain rice, sushi rice, japanese short-grain rice, arborio rice, risotto rice, carnaroli rice, paella rice, bomba rice, brown rice, wild rice, glutinous rice, sticky rice, cooked rice, cold cooked rice, cooked white rice, day-old rice, pudding rice, broken rice, steamed rice',
  ),
  ...foods(
    { role: 'starch' },
    'rice noodle, flat rice noodle, rice vermicelli, vermicelli rice noodle, glass noodle, sweet potato noodle, sweet potato glass noodle, rice paper, rice paper wrapper, rice cake, tteok, korean rice cake, dried rice noodle, mung bean noodle',
  ),
  ...foods(
    { role: 'starch', traits: gluten, instead: own, family: 'pasta' },
    'pasta, dried pasta, spaghetti, penne, rigatoni, tagliatelle, fettuccine, linguine, macaroni, fusilli, farfalle, orzo, pappardelle, bucatini, conchiglie, orecchiette, short pasta, ditalini, elbow macaroni, vermicelli, lasagne, lasagne sheet, lasagna sheet, lasagna noodle, cannelloni, small pasta, tonnarelli, ziti',
  ),
  ...foods(
    { role: 'starch', traits: ['gluten', 'eggs'], instead: { gluten_free: 'gluten-free pasta', vegan: 'egg-free pasta' }, family: 'pasta' },
    'egg pasta, fresh pasta, fresh egg pasta, ravioli, tortellini, fresh lasagne sheet, egg tagliatelle',
  ),
  ...foods(
    { role: 'starch', traits: ['gluten', 'eggs'], instead: { gluten_free: 'rice noodles', vegan: 'wheat noodles' }, family: 'noodle' },
    'egg noodle, medium egg noodle, ramen egg noodle, dried egg noodle',
  ),
  ...foods(
    { role: 'starch', traits: gluten, instead: { gluten_free: 'rice noodles' }, family: 'noodle' },
    'noodle, ramen noodle, fresh ramen noodle, udon noodle, udon, soba noodle, soba, wheat noodle, yakisoba noodle, lo mein noodle, chow mein noodle, somen noodle',
  ),
  ...foods({ role: 'starch', traits: gluten, instead: { gluten_free: 'gluten-free gnocchi' } }, 'gnocchi, potato gnocchi'),
  ...foods(
    { role: 'starch', traits: gluten, instead: own, family: 'bread' },
    'bread, white bread, sourdough bread, sourdough, baguette, ciabatta, crusty bread, stale bread, day-old bread, rustic bread, sandwich bread, country bread, bread roll, hot dog bun, toasted bread, pita bread, pitta bread, pita, pitta, flatbread, naan, naan bread, focaccia, crouton, wholemeal bread, white sandwich bread, soft white bread, rye bread, english muffin, sub roll, bagel, bread slice, pizza base',
  ),
  ...foods(
    {
      role: 'starch',
      traits: ['gluten', 'milk', 'eggs'],
      instead: { gluten_free: 'gluten-free burger bun', vegan: 'vegan burger bun', dairy_free: 'vegan burger bun' },
      family: 'bread',
    },
    'brioche, brioche bun',
  ),
  ...foods({ role: 'starch', traits: ['gluten', 'sesame'], instead: own, family: 'bread' }, 'burger bun, sesame burger bun'),
  ...foods(
    { role: 'starch', traits: gluten, instead: { gluten_free: 'corn tortillas' } },
    'flour tortilla, wheat tortilla, large flour tortilla, small flour tortilla, tortilla wrap',
  ),
  ...foods(
    { role: 'starch' },
    'corn tortilla, tortilla chip, taco shell, tostada, polenta, cornmeal, masa harina, masa, grits, popcorn, quinoa, buckwheat, millet, amaranth, fine cornmeal, coarse cornmeal, small corn tortilla, instant polenta',
  ),
  ...foods(
    { role: 'starch', traits: gluten, instead: { gluten_free: 'quinoa' } },
    'couscous, bulgur, bulgur wheat, bulghur wheat, fine bulgur, pearl barley, barley, farro, spelt, freekeh, giant couscous',
  ),
  ...foods({ role: 'starch', traits: gluten, instead: { gluten_free: 'polenta' } }, 'semolina, fine semolina'),
  ...foods({ role: 'starch', traits: gluten, instead: own }, 'oat, rolled oat, porridge oat, oatmeal, muesli, granola'),
  ...foods(
    { role: 'starch', traits: gluten, instead: { gluten_free: 'gluten-free flour' } },
    'flour, plain flour, all-purpose flour, wheat flour, bread flour, strong white flour, strong bread flour, self-raising flour, wholemeal flour, rye flour, white flour, spelt flour, strong flour, 00 flour, strong white bread flour, atta flour, cake flour',
  ),
  ...foods(
    { role: 'starch', traits: gluten, instead: own, family: 'bread' },
    'breadcrumb, dried breadcrumb, fresh breadcrumb, panko, panko breadcrumb, white breadcrumb, dry breadcrumb',
  ),
  ...foods(
    { role: 'starch', traits: gluten, instead: own },
    'puff pastry, shortcrust pastry, filo pastry, phyllo pastry, filo, pizza dough, wonton wrapper, gyoza wrapper, dumpling wrapper, spring roll wrapper, ready-rolled puff pastry, filo pastry sheet, pie crust, digestive biscuit, ginger biscuit, cracker, ladyfinger, savoiardi, pastry, biscuit, pretzel, spring roll pastry, gyoza skin',
  ),
  ...foods(
    { role: 'starch' },
    'cornflour, cornstarch, corn starch, potato starch, tapioca starch, rice flour, glutinous rice flour, tapioca flour, chickpea flour, gram flour, buckwheat flour, arrowroot, custard powder, ground rice, corn flour, tapioca pearl',
  ),
  ...foods({ role: 'starch', traits: gluten, instead: { gluten_free: 'firm tofu' } }, 'seitan'),
];
