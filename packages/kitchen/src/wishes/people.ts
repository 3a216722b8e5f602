import { wishKey, type Wish } from '../../../../contract/kitchen/wishes.ts';
import { i18n, type Sentence } from '@anydish/language/sentence';
import { foodTree } from '../foods/lexicon.ts';
import { readTable, wordsOf } from '../foods/table.ts';
import type { Understood } from '../reading/reading.ts';

/* data/people.tsv: people whom some food can harm. The recipe first says what the kitchen cannot promise, and then what it left out, which is proven. */

interface Group {
  id: string;
  said: readonly string[];
  without: readonly string[];
  needs: readonly string[];
}

let table: readonly Group[] | null = null;

export const peopleGroups = (): readonly Group[] =>
  (table ??= readTable('people.tsv', ['group', 'said', 'without', 'needs']).map(({ group, said, without, needs }) => ({
    id: group,
    said: wordsOf(said),
    without: wordsOf(without),
    needs: wordsOf(needs),
  })));

/** What cannot be promised, and what is done, by the groups of the table. */
const careSentences: Readonly<Record<string, Sentence>> = {
  baby: i18n._(
    'This kitchen cannot promise that a dish suits your baby; ask your paediatrician. It left out honey, salt, sugar, nuts and anything raw. Mash it or cut it to fit the age.',
  ),
  toddler: i18n._(
    'This kitchen cannot promise that a dish suits your child; ask your paediatrician. It left out honey, alcohol, whole nuts, anything raw, and salt where the recipe allows it. Cut what is round lengthwise into quarters, cook hard vegetables soft, and stay near while your child eats.',
  ),
  pregnancy: i18n._(
    'This kitchen cannot promise that a dish is safe in pregnancy; ask your doctor or midwife. It left out alcohol, liver, raw and unpasteurised food and fish with much mercury. Cook meat, fish and eggs until they are done all the way through.',
  ),
  elderly: i18n._(
    'This kitchen cannot promise that a dish is safe for somebody who is frail; ask their doctor. It left out everything raw or unpasteurised. Cook meat, fish and eggs until they are done all the way through, and cut them small if chewing is hard.',
  ),
  ill: i18n._(
    'This kitchen cannot promise that a dish is safe with a weak immune system; ask your doctor. It left out everything raw or unpasteurised. Cook meat, fish and eggs until they are done all the way through, wash vegetables well, and eat it fresh.',
  ),
  gout: i18n._(
    'This kitchen cannot promise that a dish suits gout; your doctor knows what you may eat. It left out offal, shellfish, anchovies, sardines, herring, game, alcohol and sweet drinks. Keep portions of meat and fish small.',
  ),
  diabetes: i18n._(
    'This kitchen cannot promise that a dish suits diabetes, and its figures are estimates. It left out sugar, honey, syrup and juice; count the carbohydrate of starchy foods and fruit.',
  ),
  pressure: i18n._(
    'This kitchen cannot measure the sodium in a dish. It left out cured meat, stock cubes, pickles, salty sauces, and salt where the recipe allows it. Season with herbs, lemon and spices, and choose bread, cheese and stock with little salt.',
  ),
  heart: i18n._(
    'This kitchen cannot promise that a dish suits a heart condition; ask your doctor. It left out butter, cream, animal fats, sausages, cured meat, offal, and salt where the recipe allows it.',
  ),
  kidney: i18n._(
    'This kitchen cannot promise that a dish suits kidney disease: what you may eat depends on your values, so ask your dietitian. It left out cured meat, salty sauces, nuts, chocolate, bananas, avocado, dried fruit, and salt where the recipe allows it. Boil potatoes and vegetables in plenty of water and pour it away.',
  ),
};

const isSaid = (said: string, { features, ways, hazards }: Understood, wishes: readonly Wish[]): boolean => {
  const [, type, id = ''] = /^(diet|feature|way|hazard):(.*)$/.exec(said) ?? [];
  if (type === 'diet') return wishes.some((wish) => wish.kind === 'diet' && wish.id === id);
  if (type === 'feature') return features.includes(id);
  if (type === 'way') return ways.some((way) => way.id.toLowerCase().replaceAll(' ', '-') === id);
  return hazards.some((hazard) => hazard.id === id);
};

/** The groups of people that an order names, by its words, form or profile. */
export const groupsFor = (understood: Understood, wishes: readonly Wish[]): readonly Group[] =>
  peopleGroups().filter(({ said }) => said.some((one) => isSaid(one, understood, wishes)));

/** True for a diet or illness of which the table knows what to leave out. */
export const isCaredFor = (way: string): boolean =>
  peopleGroups().some(({ said }) => said.includes(`way:${way.toLowerCase().replaceAll(' ', '-')}`));

/** A wish that stands for a group, as its chip. */
const wishOf = ({ id }: Group): Wish => ({ kind: 'feature', id: `people:${id}` });

/**
 * What groups of people must not be served, as wishes; a group's own wish comes first. A food that the words ask for by name stays: a danger is
 * refused before. `dismissed`: keys of wishes that the reader took back.
 */
export function wishesOfPeople(understood: Understood, wishes: readonly Wish[], dismissed: ReadonlySet<string>): Wish[] {
  const { lineage } = foodTree();
  const isNamed = (id: string) => understood.foods.some((food) => lineage(food.id).has(id) || lineage(id).has(food.id));
  return groupsFor(understood, wishes).flatMap((group) => {
    if (dismissed.has(wishKey(wishOf(group)))) return [];
    return [
      wishOf(group),
      ...group.without.flatMap((id): Wish[] => (isNamed(id) ? [] : [{ kind: 'without', id }])),
      ...group.needs.map((id): Wish => ({ kind: 'feature', id })),
    ];
  });
}

const groupsIn = (wishes: readonly Wish[]): readonly Group[] =>
  peopleGroups().filter((group) => wishes.some((wish) => wishKey(wish) === wishKey(wishOf(group))));

const askedFor = i18n._(
  'You asked for {foods}, which people with this condition usually avoid. This kitchen cannot promise that it is safe: ask a doctor first.',
  {},
);

/** What the kitchen cannot promise the people of an order, and what it does for them; `foods`: those asked for by name that they usually avoid. */
export function careFor({
  wishes,
  understood,
}: {
  wishes: readonly Wish[];
  understood: Understood;
}): { sentence: Sentence; foods: string[] }[] {
  const { lineage } = foodTree();
  const isKept = (id: string) => !wishes.some((wish) => wish.kind === 'without' && wish.id === id);
  return groupsIn(wishes).flatMap(({ id, without }) => {
    const kept = without.filter(isKept);
    const foods = understood.foods.flatMap((food) =>
      kept.some((one) => lineage(food.id).has(one) || lineage(one).has(food.id)) ? [food.id] : [],
    );
    const sentence = careSentences[id];
    // It cannot claim to have left out what was asked for.
    return sentence === undefined ? [] : [{ sentence: kept.length > 0 ? askedFor : sentence, foods }];
  });
}

/** True for a wish that follows from a group: the group's own wish is shown in its place. */
export const isOfGroup = ({ kind, id }: Wish, wishes: readonly Wish[]): boolean =>
  groupsIn(wishes).some(({ without, needs }) => (kind === 'without' && without.includes(id)) || (kind === 'feature' && needs.includes(id)));
