export type DecimalSeparator = '.' | ',';

const known = new Map<string, DecimalSeparator>();

/** The sign between ones and tenths in a language; a point where the language is unknown or not given. */
export function decimalSeparator(locale: string | undefined): DecimalSeparator {
  if (!locale) return '.';
  const separator = known.get(locale) ?? lookUp(locale);
  known.set(locale, separator);
  return separator;
}

function lookUp(locale: string): DecimalSeparator {
  try {
    const half = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).format(0.5);
    return half.includes(',') ? ',' : '.';
  } catch {
    return '.';
  }
}
