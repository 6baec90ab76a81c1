/** What a filter would read as its own syntax, as the hexadecimal of each byte (RFC 4515). */
export const escapeFilterValue = (value: string): string =>
  value.replace(/[\\*()\0]/g, (character) => `\\${character.charCodeAt(0).toString(16).padStart(2, '0')}`);

interface Names {
  idAttribute: string;
  mailAttribute: string;
  /** What somebody typed. */
  input: string;
}

/** A filter of the settings with what its words in braces stand for. */
export const fillFilter = (filter: string, { idAttribute, mailAttribute, input }: Names): string => {
  const values: Record<string, string> = {
    id_attribute: idAttribute,
    mail_attribute: mailAttribute,
    input: escapeFilterValue(input),
  };
  const filled = filter.trim().replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  return filled === '' || filled.startsWith('(') ? filled : `(${filled})`;
};

/** Finds whoever has the typed name or address, as far as the filter of the settings lets them in. */
export const personFilter = (filter: string, names: Names): string => {
  const input = escapeFilterValue(names.input);
  const isPerson = `(|(${names.idAttribute}=${input})(${names.mailAttribute}=${input}))`;
  return `(&${isPerson}${fillFilter(filter, names)})`;
};
