import type { Amounts } from './seed-parts.ts';

const whole = (name: string, text: string): number => {
  const value = Number(text);
  if (/^\d{1,9}$/.test(text) && value >= 1) return value;
  throw new Error(`--${name} takes a whole number, 1 at least.`);
};

interface Words {
  users: string;
  recipes: string;
  /** As many as recipes where it is left out. */
  orders?: string | undefined;
}

/** How much to fill in, from the words of the command. @throws Error */
export const amountsOf = ({ users, recipes, orders = recipes }: Words): Amounts => ({
  users: whole('users', users),
  recipes: whole('recipes', recipes),
  orders: whole('orders', orders),
});
