/** The keys of a table that names every one of them. */
export const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>): K[] =>
  Object.keys(table).filter((key): key is K => Object.hasOwn(table, key));
