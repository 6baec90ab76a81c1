const twoDays = 48 * 60;

/** "45 min", "1 h 20 min" in the words of the language, for cards; from two days on "2 days 3 h". */
export const formatMinutes = (minutes: number, locale: string): string => written(minutes, locale, 'short');

/** "1 hour 30 minutes" in the words of the language, for a recipe's time in free text. */
export const spellMinutes = (minutes: number, locale: string): string => written(minutes, locale, 'long');

function written(minutes: number, locale: string, width: 'short' | 'long'): string {
  const whole = Math.max(0, Math.round(minutes));
  const days = whole >= twoDays ? Math.floor(whole / 1440) : 0;
  const rest = whole - days * 1440;
  const parts = [
    [days, 'day'],
    [Math.floor(rest / 60), 'hour'],
    [days > 0 ? 0 : rest % 60, 'minute'],
  ] as const;
  const named = parts.filter(([count]) => count > 0);
  const shown = named.length > 0 ? named : ([[0, 'minute']] as const);
  return shown.map(([count, unit]) => amount(count, unit, locale, width)).join(' ');
}

/** An abbreviation that only adds to the letter h, as "hr" does, is that letter: the sign for hours everywhere. */
function amount(count: number, unit: 'day' | 'hour' | 'minute', locale: string, width: 'short' | 'long'): string {
  const format = unitFormat(locale, unit, width);
  if (unit !== 'hour' || width === 'long') return format.format(count);
  const parts = format.formatToParts(count);
  return parts.map(({ type, value }) => (type === 'unit' ? value.replace(/^h.*/, 'h') : value)).join('');
}

const formats = new Map<string, Intl.NumberFormat>();

/** Kept, since making a formatter costs a thousand times its use. */
function unitFormat(locale: string, unit: 'day' | 'hour' | 'minute', unitDisplay: 'short' | 'long'): Intl.NumberFormat {
  const key = `${locale} ${unit} ${unitDisplay}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(known(locale), { style: 'unit', unit, unitDisplay });
  formats.set(key, format);
  return format;
}

function known(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? 'en';
  } catch {
    return 'en';
  }
}
