import { plainText } from '@larder/kitchen';

/** Each alias once, without those that are what the thing is called anyway. */
export const cleanAliases = (
  aliases: readonly { name: string }[],
  names: readonly (string | null)[],
): { name: string }[] => {
  const known = new Set(names.map((name) => plainText(name ?? '')));
  return aliases.flatMap(({ name }) => {
    const clean = cleanName(name);
    const key = plainText(clean);
    if (!key || known.has(key)) return [];
    known.add(key);
    return [{ name: clean }];
  });
};

export const cleanName = (name: string): string => name.trim().replaceAll(/\s+/g, ' ');

/** Names other than the first as they are searched, a line each. */
export const otherKeysOf = (names: readonly string[]): string => [...new Set(names.map(plainText))].join('\n');
