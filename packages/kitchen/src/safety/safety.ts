import type { Sentence } from '@anydish/language/sentence';
import type { Sought } from '../finding/find.ts';
import { dangerOf } from './dangers.ts';
import { notFood } from './reasons.ts';

/** Why a request gets no recipe: a danger with the safe way, or nothing to eat; null when there is no objection. */
export function refusalOf(sought: Sought): Sentence | null {
  const { signals, foods, dishes } = sought.understood;
  const danger = dangerOf(sought);
  if (danger !== null) return danger;
  const isChat = signals.some((signal) => signal.startsWith('offtopic:'));
  if (isChat && dishes.length === 0 && (foods.length === 0 || signals.some((signal) => /:(?:chat|code|inject|health)$/.test(signal))))
    return notFood;
  return null;
}
