import { bare, single, type Grammar } from './grammar.ts';

const shares = {
  half: 'half of',
  third: 'a third of',
  quarter: 'a quarter of',
  most: 'most of',
  rest: 'the rest of',
  little: 'a little of',
} as const;

/** One article for a whole list: "the onion, garlic and carrots". */
export const english: Grammar['say'] = (food) => {
  const { share, form, isFirst } = food;
  if (form === 'one') return single(food);
  if (form === 'bare') return bare(food);
  if (share !== 'all') return `${shares[share]} the ${bare(food)}`;
  return isFirst ? `the ${bare(food)}` : bare(food);
};
