import { jsonrepair } from 'jsonrepair';
import { dropPrototypeNames } from '../../untrusted/prototype-names.ts';

/*
 * Models answer in many dialects: thoughts before the answer, prose around it, a code fence, a wrapper, trailing commas, text after the end. What can
 * be repaired without asking the model again is repaired here.
 */

type Json = Record<string, unknown>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The answer without its reasoning. An unclosed reasoning block leaves nothing. */
export const withoutThoughts = (answer: string): string =>
  answer.replace(/<(think|thinking|reasoning)>[\s\S]*?(?:<\/\1>|$)/gi, '').replace(/^[\s\S]*<\/(?:think|thinking|reasoning)>/i, '');

/** From the first brace to the one that closes it, or to the end when none does. */
function objectIn(text: string): string | null {
  const start = text.indexOf('{');
  if (start < 0) return null;
  let depth = 0;
  let isString = false;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (isString) {
      if (character === '\\') at += 1;
      else if (character === '"') isString = false;
    } else if (character === '"') isString = true;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return text.slice(start, at + 1);
    }
  }
  return text.slice(start);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text, dropPrototypeNames);
  } catch {
    try {
      return JSON.parse(jsonrepair(text), dropPrototypeNames);
    } catch {
      return undefined;
    }
  }
}

const looksLikeAnswer = (value: Json) => 'ingredients' in value || 'is_food' in value || 'isFood' in value || 'made_of' in value;

/** The intended object: the value itself, or the single object inside a wrapper such as `{"recipe": {...}}`. */
function unwrapped(value: Json): Json {
  if (looksLikeAnswer(value)) return value;
  const inside = Object.values(value).filter(isJson).find(looksLikeAnswer);
  return inside ?? value;
}

/** The JSON object of an answer, without the text around it; null when there is none. */
export function objectOf(answer: string): Json | null {
  const text = withoutThoughts(answer);
  // Prose may contain braces: the largest object that parses is the answer.
  const fenced = /```(?:json)?\s*([\s\S]*?)(?:```|$)/i.exec(text)?.[1];
  for (const source of [fenced, text]) {
    const candidate = source === undefined ? null : objectIn(source);
    const value = candidate === null ? undefined : parsed(candidate);
    if (isJson(value)) return unwrapped(value);
    if (Array.isArray(value) && isJson(value[0])) return unwrapped(value[0]);
  }
  return null;
}
