const twoDays = 48 * 60;

/** "45 min", "1 hr 20 min" in the words of the language, for cards; from two days on "2 days 3 hr". */
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
  return shown.map(([count, unit]) => unitFormat(locale, unit, width).format(count)).join(' ');
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
