import { foods, type Food, type Instead } from './food.ts';

const meat = ['meat'] as const;
const both = (item: string): Instead => ({ vegetarian: item, vegan: item });

export const meats: readonly Food[] = [
  ...foods(
    { role: 'protein', traits: meat, instead: both('firm tofu'), family: 'chicken' },
    'chicken, chicken breast, chicken breast fillet, chicken thigh, chicken thigh fillet, boneless chicken thigh, chicken fillet, diced chicken, cooked chicken',
  ),
  // A bird or joint on the bone is the dish itself: nothing stands in for it honestly.
  ...foods(
    { role: 'protein', traits: meat, family: 'chicken' },
    'whole chicken, chicken leg, chicken drumstick, chicken wing, chicken piece, bone-in chicken thigh, chicken thigh on the bone, chicken liver',
  ),
  ...foods(
    { role: 'protein', traits: meat, instead: both('firm tofu'), family: 'turkey' },
    'turkey, turkey breast, turkey mince, minced turkey, ground turkey',
  ),
  ...foods({ role: 'protein', traits: meat, family: 'duck' }, 'duck, duck breast, duck leg, whole duck, goose'),
  ...foods(
    { role: 'protein', traits: meat, instead: both('soya mince'), family: 'beef' },
    'minced beef, beef mince, ground beef, mince, minced meat, lean minced beef',
  ),
  ...foods({ role: 'protein', traits: meat, instead: both('soya mince'), family: 'pork' }, 'minced pork, pork mince, ground pork'),
  ...foods({ role: 'protein', traits: meat, instead: both('green lentils'), family: 'lamb' }, 'minced lamb, lamb mince, ground lamb'),
  ...foods(
    { role: 'protein', traits: meat, instead: both('portobello mushrooms'), family: 'beef' },
    'beef, stewing beef, beef chuck, braising beef, beef shin, beef stew meat, diced beef, chuck steak, braising steak, stewing steak, beef strip, beef brisket, brisket',
  ),
  ...foods(
    { role: 'protein', traits: meat, family: 'beef' },
    'steak, beef steak, sirloin steak, rump steak, flank steak, ribeye steak, beef sirloin, beef fillet, beef rump, skirt steak, beef flank, roasting beef, beef joint, oxtail, beef short rib, beef short ribs',
  ),
  ...foods(
    { role: 'protein', traits: meat, instead: both('green jackfruit'), family: 'pork' },
    'pork, pork shoulder, pork belly, pork loin, diced pork, pork neck',
  ),
  ...foods(
    { role: 'protein', traits: meat, family: 'pork' },
    'pork chop, pork fillet, pork tenderloin, pork rib, pork ribs, pork schnitzel, pork cutlet, ham hock, pork knuckle',
  ),
  ...foods(
    { role: 'protein', traits: meat, instead: both('chickpeas'), family: 'lamb' },
    'lamb, lamb shoulder, diced lamb, lamb neck, stewing lamb, lamb leg, leg of lamb, mutton, goat',
  ),
  ...foods({ role: 'protein', traits: meat, family: 'lamb' }, 'lamb chop, lamb shank, rack of lamb'),
  ...foods({ role: 'protein', traits: meat, family: 'veal' }, 'veal, veal escalope, veal cutlet, veal shank, rabbit, venison'),
  ...foods(
    { role: 'protein', traits: meat, instead: both('smoked tofu'), family: 'bacon' },
    'bacon, smoked bacon, streaky bacon, smoked streaky bacon, bacon lardon, lardon, smoked lardon, pancetta, guanciale, back bacon, speck, gammon',
  ),
  ...foods(
    { role: 'protein', traits: meat, instead: both('smoked tofu'), family: 'ham' },
    'ham, cooked ham, serrano ham, prosciutto, parma ham, jamon, smoked ham',
  ),
  ...foods(
    { role: 'protein', traits: meat, instead: both('vegan sausage'), family: 'sausage' },
    'sausage, italian sausage, smoked sausage, frankfurter, bratwurst, hot dog sausage, andouille sausage, andouille, kielbasa, merguez, polish sausage',
  ),
  ...foods({ role: 'protein', traits: meat, instead: both('vegan chorizo'), family: 'sausage' }, 'chorizo, cooking chorizo, nduja'),
  ...foods({ role: 'protein', traits: meat, instead: both('vegan sausage'), family: 'sausage' }, 'salami, pepperoni, mortadella'),
  // Bought stock is made with celery by rule.
  ...foods(
    { role: 'liquid', traits: [...meat, 'celery'], instead: both('vegetable stock') },
    'chicken stock, beef stock, lamb stock, veal stock, chicken broth, beef broth, pork stock, meat stock, hot chicken stock, hot beef stock, ham stock',
  ),
  ...foods({ role: 'other', traits: [...meat, 'celery'], instead: both('vegetable stock cube') }, 'chicken stock cube, beef stock cube'),
  ...foods(
    { role: 'fat', traits: meat, instead: both('vegetable oil') },
    'lard, goose fat, duck fat, beef dripping, bacon fat, suet, chicken fat',
  ),
  ...foods({ role: 'other', traits: meat, instead: both('agar-agar') }, 'gelatine, gelatin, leaf gelatine, gelatine leaf'),
  ...foods({ role: 'other', traits: meat, instead: both('vegan marshmallow') }, 'marshmallow'),
];
