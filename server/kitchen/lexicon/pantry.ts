import { foods, type Food } from './food.ts';

export const pantry: readonly Food[] = [
  ...foods(
    { role: 'seasoning' },
    'salt, sea salt, fine salt, flaky salt, flaky sea salt, coarse salt, kosher salt, black salt, fine sea salt, coarse sea salt, curing salt, msg, salt and pepper, salt and black pepper, salt and freshly ground black pepper, salt and white pepper',
  ),
  ...foods(
    { role: 'seasoning' },
    'pepper, black pepper, white pepper, ground black pepper, freshly ground black pepper, black peppercorn, peppercorn, ground white pepper, white peppercorn, sichuan peppercorn, sichuan pepper, green peppercorn, pink peppercorn, mixed peppercorn, cracked black pepper',
  ),
  ...foods(
    { role: 'seasoning' },
    'cumin, ground cumin, cumin seed, ground coriander, coriander seed, turmeric, ground turmeric, paprika, sweet paprika, smoked paprika, hot paprika, cayenne, cayenne pepper, chilli powder, chili powder, mild chilli powder, hot chilli powder, kashmiri chilli powder, kashmiri chilli, chilli flake, chili flake, red chilli flake, red pepper flake, aleppo pepper, pul biber, gochugaru, korean chilli flake, dried chilli flake, ancho chilli powder, chipotle powder, chipotle chilli powder',
  ),
  ...foods(
    { role: 'seasoning' },
    'cinnamon, ground cinnamon, cinnamon stick, clove, ground clove, whole clove, cardamom, cardamom pod, green cardamom pod, black cardamom pod, ground cardamom, green cardamom, black cardamom, star anise, nutmeg, ground nutmeg, grated nutmeg, allspice, ground allspice, allspice berry, fenugreek, fenugreek leaf, dried fenugreek leaf, fenugreek seed, ground fenugreek, kasuri methi, fennel seed, ground fennel, caraway, caraway seed, ground caraway, aniseed, anise seed, saffron, saffron thread, saffron strand, sumac, juniper berry, mace, asafoetida, mixed spice, pumpkin spice, ground ginger, vanilla bean',
  ),
  ...foods(
    { role: 'seasoning' },
    'garam masala, curry powder, mild curry powder, medium curry powder, ras el hanout, five-spice powder, chinese five-spice powder, five-spice, chinese five-spice, cajun seasoning, creole seasoning, jerk seasoning, taco seasoning, fajita seasoning, berbere, berbere spice, baharat, seven-spice, shichimi togarashi, italian seasoning, chaat masala, biryani masala, tandoori masala, sambar powder, all-purpose seasoning, mexican oregano, tikka masala spice, old bay seasoning, advieh, bharat, lebanese seven-spice, shawarma spice, mitmita, chana masala powder',
  ),
  ...foods(
    { role: 'other' },
    'sugar, white sugar, caster sugar, granulated sugar, brown sugar, light brown sugar, dark brown sugar, soft brown sugar, icing sugar, powdered sugar, demerara sugar, palm sugar, muscovado sugar, light brown soft sugar, dark brown soft sugar, vanilla sugar, coconut sugar, piloncillo, jaggery, soft light brown sugar, soft dark brown sugar, rock sugar, pearl sugar, light muscovado sugar, dark muscovado sugar, cinnamon sugar',
  ),
  ...foods(
    { role: 'other' },
    'maple syrup, golden syrup, treacle, black treacle, molasses, agave syrup, corn syrup, date syrup, jam, strawberry jam, raspberry jam, apricot jam, orange marmalade, marmalade, lingonberry jam, cherry jam, fruit jam',
  ),
  ...foods(
    { role: 'other' },
    'baking powder, bicarbonate of soda, baking soda, bicarbonate, cream of tartar, yeast, dried yeast, fast-action dried yeast, instant yeast, dry yeast, active dry yeast, fresh yeast, vanilla extract, vanilla, vanilla pod, vanilla paste, vanilla essence, food colouring, fast-action yeast, instant dried yeast, bitters',
  ),
  ...foods({ role: 'other' }, 'cocoa powder, cocoa, unsweetened cocoa powder, sweet red bean paste, red bean paste'),
  ...foods(
    { role: 'other', traits: ['milk', 'soy'], instead: { vegan: 'vegan dark chocolate', dairy_free: 'vegan dark chocolate' } },
    'milk chocolate, white chocolate, chocolate, chocolate chip, chocolate spread, toffee, caramel, caramel sauce',
  ),
  ...foods(
    { role: 'other', traits: ['soy'] },
    'dark chocolate, dark chocolate chip, bittersweet chocolate, plain chocolate, vegan dark chocolate',
  ),
];
