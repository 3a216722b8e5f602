import type { SettingName, Settings } from './config.ts';

/** True for settings that are all there; false where none is. Half of them is a mistake for each that is missing. */
export function readTogether(
  settings: Settings,
  names: readonly SettingName[],
  needed: readonly SettingName[],
  mistakes: string[],
): boolean {
  const given = names.filter((name) => settings[name] !== null);
  if (given.length === 0) return false;
  const missing = needed.filter((name) => settings[name] === null);
  for (const name of missing) mistakes.push(`${name} is missing: ${given.join(' and ')} cannot be used without it.`);
  return missing.length === 0;
}
