/** True for a sentence that lost a part: braces, brackets, a joint that joins nothing, a space before a mark. */
export const isBroken = (text: string): boolean =>
  /[{}[\]⟨⟩]|\s[,.。、，]|,\s*[,.]|[、，]\s*[、，。]|\b(?:and|or|with|in|the|of)\s*[.,]|undefined|null|\(\s*\)| {2}/.test(text);
