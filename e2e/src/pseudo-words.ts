const accented: Record<string, string> = {
  ...{ a: 'áá', e: 'éé', i: 'íí', o: 'óó', u: 'úú', y: 'ýý', A: 'ÅÅ', E: 'ÉÉ', I: 'ÎÎ', O: 'ÖÖ', U: 'ÜÜ' },
  ...{ c: 'ç', n: 'ñ', s: 'š', z: 'ž', t: 'ţ', g: 'ğ', l: 'ļ', r: 'ŕ', C: 'Ç', N: 'Ñ', S: 'Š', Z: 'Ž', G: 'Ğ', L: 'Ļ' },
};

/**
 * English as a language that is a third longer and has accents above and below, in brackets that show where a text ends: what is
 * cut off or was never translated is seen at once. What stands in braces to name a value, a choice or an element stays.
 */
export function pseudoWords(words: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(words).map(([key, message]) => [key, `[${accent(message)}]`]));
}

function accent(message: string): string {
  let depth = 0;
  return message.replace(/<\/?[\w-]+>|'\{[^']*'|[\s\S]/g, (part) => {
    if (part === '{') depth += 1;
    if (part === '}') depth -= 1;
    // Between braces of the first, third … depth stands the name of a value and what is done with it.
    return depth % 2 === 1 || part.length > 1 ? part : (accented[part] ?? part);
  });
}
