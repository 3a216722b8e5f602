import { dishes } from '../read-dish.ts';

export const americanBaking = dishes({
  'chocolate-chip-cookies': {
    title: 'Chocolate chip cookies',
    swapped: 'Chewy bakes with {a: chocolate-chip}',
    also: 'chocolate chip cookie; choc chip cookies; choc chip cookie; choco chip cookies; chocolate chip biscuits; chocolate-chip cookies; chewy chocolate chip cookies; soft chocolate chip cookies; soft baked cookies; american cookies; toll house cookies; tollhouse cookies; cookies with chocolate chips; chocolate chunk cookies; homemade cookies; choclate chip cookies; chocolat chip cookies; chocolate chip cookis',
    summary: 'Soft in the middle and golden at the edges, full of {a: chocolate-chip}.',
    kinds: ['biscuit', 'sweets'],
    courses: ['baking', 'snack', 'dessert'],
    cuisines: ['american'],
    occasions: ['birthday', 'party', 'christmas', 'picnic', 'lunchbox', 'buffet'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['easy', 'cheap', 'sweet', 'comforting', 'make-ahead'],
    methods: ['baked'],
    needs: ['oven', 'fridge'],
    makes: '24 biscuits for 12, by half',
    prep: 15,
    list: `
      200 g unsalted-butter, softened
      180 g light-brown-sugar
      100 g caster-sugar
      2 hen-egg
      ? 2 tsp vanilla-extract
      300 g plain-flour
      1 tsp bicarbonate-of-soda
      ? 3/4 tsp fine-salt
      300 g chocolate-chip`,
    method: `
      Beat {a: unsalted-butter, light-brown-sugar, caster-sugar} together until pale and fluffy. / Beat in {a: hen-egg}. / Beat in {a: vanilla-extract}.
      Fold in {a: plain-flour, bicarbonate-of-soda, fine-salt} until no dry patches are left. / Stir in {a: chocolate-chip}, cut small where needed.
      30m rest: Chill in the fridge for {30 min}.
      Heat the oven to {180C} and line a baking tray with baking paper. / Shape into balls of about {4cm} and lay them on the tray, well apart.
      24m*: Bake in batches of about {12 min}, until golden at the edges but still soft in the middle.
      5m rest: Leave on the tray for {5 min}, until firm enough to lift. / Leave to cool on a rack.`,
    swaps: {
      'unsalted-butter': 'vegan-butter margarine',
      'hen-egg': 'flax-egg',
      'plain-flour': 'gluten-free-flour',
      'chocolate-chip': 'vegan-chocolate-chip allergen-free-dark-chocolate',
    },
    varies: {
      'chocolate-chip': 'chocolate nut seed dried-fruit caramel-sweet toffee',
      'plain-flour': 'spelt-flour wholemeal-flour',
      'caster-sugar': 'sugar',
    },
    takes: [
      'nut seed dried-fruit chocolate desiccated-coconut rolled-oat toffee marshmallow caramel-sweet | 12 | 3 | Stir in {a}, cut small where needed.',
      'ground-cinnamon ground-ginger mixed-spice orange-zest lemon-zest instant-coffee cocoa-powder peanut-butter | 3 | 2 | Beat in {a}.',
      'flaky-salt | 0.5 | 5 | Scatter with {a}.',
    ],
  },
  'peanut-butter-cookies': {
    title: 'Peanut butter cookies',
    swapped: 'Crumbly bakes of {a: peanut-butter}',
    also: 'peanut butter cookie; peanut butter biscuits; peanutbutter cookies; three ingredient peanut butter cookies; 3 ingredient peanut butter cookies; three ingredient cookies; 3 ingredient cookies; flourless peanut butter cookies; flourless cookies; cookies without flour; peanut cookies; pb cookies; peanut buter cookies; penut butter cookies',
    summary: 'Crumbly little bakes of {a: peanut-butter, caster-sugar}, stirred together in one bowl.',
    kinds: ['biscuit', 'sweets'],
    courses: ['baking', 'snack', 'dessert'],
    cuisines: ['american'],
    occasions: ['party', 'birthday', 'picnic', 'christmas'],
    audiences: ['children', 'students'],
    manners: ['easy', 'quick', 'cheap', 'sweet', 'comforting', 'make-ahead'],
    methods: ['baked'],
    needs: ['oven'],
    makes: '16 biscuits for 8, by whole',
    prep: 10,
    list: `
      250 g peanut-butter
      160 g caster-sugar
      1 hen-egg
      ? 1 tsp vanilla-extract
      ? 1/4 tsp fine-salt`,
    method: `
      Heat the oven to {180C} and line a baking tray with baking paper.
      Stir {a: peanut-butter, caster-sugar, hen-egg, vanilla-extract, fine-salt} together to a thick dough.
      Shape into balls of about {3cm} and lay them on the tray, well apart. / Press each one flat with a fork, once each way.
      11m: Bake until golden at the edges but still soft in the middle.
      10m rest: Leave on the tray for {10 min}, until firm enough to lift. / Leave to cool on a rack.`,
    swaps: { 'peanut-butter': 'sunflower-seed-butter', 'hen-egg': 'flax-egg' },
    varies: {
      'peanut-butter': 'almond-butter cashew-butter hazelnut-butter mixed-nut-butter sunflower-seed-butter tahini',
      'caster-sugar': 'sugar',
    },
    takes: [
      'chocolate nut seed dried-fruit rolled-oat desiccated-coconut cocoa-powder | 8 | 3 | Stir in {a}, cut small where needed.',
      'flaky-salt | 0.5 | 4 | Scatter with {a}.',
    ],
  },
  brownies: {
    title: 'Brownies',
    also: 'brownie; chocolate brownies; chocolate brownie; fudge brownies; fudge brownie; fudgy brownies; chewy brownies; chocolate squares; brownie squares; brownie tray bake; brownie traybake; dark chocolate brownies; homemade brownies; browines; brownys; brownes',
    summary: 'Dense, fudgy squares of {a: dark-chocolate} with a crackled top.',
    kinds: ['brownie', 'cake', 'sweets'],
    courses: ['baking', 'dessert', 'snack'],
    cuisines: ['american'],
    occasions: ['birthday', 'party', 'picnic', 'buffet', 'lunchbox', 'valentine'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['easy', 'sweet', 'comforting', 'make-ahead'],
    methods: ['baked'],
    needs: ['oven', 'hob'],
    makes: '16 pieces for 8, by whole',
    prep: 15,
    list: `
      200 g dark-chocolate, roughly chopped
      170 g unsalted-butter, diced
      3 hen-egg
      230 g caster-sugar
      ? 1 tsp vanilla-extract
      100 g plain-flour
      30 g cocoa-powder
      ? 1/2 tsp fine-salt`,
    method: `
      Heat the oven to {180C} and line a tin of about {20cm} with baking paper.
      6m: Melt {a: dark-chocolate, unsalted-butter} in a bowl over barely simmering water, stirring. / Leave to cool until just warm.
      4m: Whisk {a: hen-egg, caster-sugar, vanilla-extract} together until pale and thick. / Fold in the melted mixture.
      Fold in {a: plain-flour, cocoa-powder, fine-salt} until no dry patches are left.
      25m: Pour the batter into the tin and smooth the top. / Bake until the edges are set but the middle is still soft.
      60m rest: Leave to cool in the tin. / Lift out and cut into squares.`,
    swaps: {
      'unsalted-butter': 'vegan-butter vegetable-oil*0.8',
      'hen-egg': 'flax-egg',
      'plain-flour': 'gluten-free-flour ground-almond',
      'cocoa-powder': 'carob-powder',
    },
    varies: {
      'dark-chocolate': 'milk-chocolate white-chocolate vegan-milk-chocolate unsweetened-chocolate',
      'plain-flour': 'spelt-flour wholemeal-flour ground-almond ground-hazelnut gluten-free-flour',
      'caster-sugar': 'sugar',
    },
    takes: [
      'nut seed berry soft-fruit chocolate dried-fruit marshmallow toffee caramel-sweet chocolate-sandwich-biscuit | 15 | 5 | Fold {a} into the batter, cut small where needed.',
      'cream-cheese peanut-butter almond-butter hazelnut-butter chocolate-spread biscuit-spread jam caramel-sauce dulce-de-leche | 15 | 6 | Drop spoonfuls of {a} onto the batter and swirl with a knife.',
      'instant-coffee espresso orange-zest ground-cinnamon chilli-flake flaky-salt peppermint-extract | 1 | 5 | Stir in {a}.',
    ],
  },
  'banana-bread': {
    title: 'Banana bread',
    also: 'banana loaf; banana cake; banana loaf cake; banana nut bread; banana walnut bread; banana and walnut loaf; easy banana bread; moist banana bread; overripe banana bread; banana tea bread; bananabread; bananna bread; banna bread; bananenbrot; cake à la banane; pan de plátano; bolo de banana',
    summary: 'Moist, sweet and full of ripe {a: banana}[ with {b: walnut-half}].',
    kinds: ['cake', 'bread'],
    courses: ['baking', 'snack', 'breakfast', 'dessert'],
    cuisines: ['american', 'australian', 'british'],
    occasions: ['brunch', 'lunchbox', 'picnic', 'party'],
    audiences: ['children', 'students', 'crowd'],
    manners: ['easy', 'cheap', 'sweet', 'comforting', 'mild', 'leftovers', 'make-ahead'],
    methods: ['baked'],
    needs: ['oven'],
    makes: '1 loaf for 10, by whole',
    prep: 15,
    list: `
      ! 4 banana, ripe
      100 g unsalted-butter, melted
      140 g light-brown-sugar
      2 hen-egg
      ? 1 tsp vanilla-extract
      230 g plain-flour
      2 tsp baking-powder
      1/2 tsp bicarbonate-of-soda
      ? 1/2 tsp fine-salt
      ? 1 tsp ground-cinnamon
      ? 80 g walnut-half, roughly chopped`,
    method: `
      Heat the oven to {180C} and line a long, narrow tin of about {25cm} with baking paper.
      Put {a: banana} in a large bowl. / Mash {a: banana} roughly with a fork.
      Beat in {a: unsalted-butter, light-brown-sugar}. / Beat in {a: hen-egg}. / Beat in {a: vanilla-extract}.
      Fold in {a: plain-flour, baking-powder, bicarbonate-of-soda, fine-salt, ground-cinnamon} until no dry patches are left. / Stir in {a: walnut-half}, cut small where needed.
      55m: Pour the batter into the tin and smooth the top. / Bake until risen and golden, and a skewer comes out clean. / Cover the top with foil if it browns too fast.
      20m rest: Leave to cool in the tin. / Lift out and cut into slices.`,
    swaps: {
      'unsalted-butter': 'vegan-butter vegetable-oil*0.8',
      'hen-egg': 'flax-egg',
      'plain-flour': 'gluten-free-flour',
      'baking-powder': 'gluten-free-baking-powder',
    },
    varies: {
      'plain-flour': 'spelt-flour wholemeal-flour oat-flour gluten-free-flour',
      'walnut-half': 'nut seed chocolate dried-fruit berry',
      'unsalted-butter': 'oil vegan-butter',
      'light-brown-sugar': 'sugar',
    },
    takes: [
      'berry soft-fruit chocolate nut seed dried-fruit desiccated-coconut | 10 | 5 | Fold {a} into the batter, cut small where needed.',
      'carrot courgette apple pear | 15 | 5 | Grate {a} coarsely and stir in.',
      'cocoa-powder mixed-spice ground-ginger ground-nutmeg ground-cardamom orange-zest lemon-zest peanut-butter dark-rum espresso tahini | 2 | 3 | Stir in {a}.',
    ],
  },
});
