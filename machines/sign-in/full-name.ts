/**
 * Spec 3, profile data: the first word of the full name is the first name; the remaining words, empty parts dropped,
 * are joined as the last name.
 */
export function splitFullName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.split(/\s/).filter((part) => part !== '');
  return { firstName, lastName: rest.join(' ') };
}
