/** Minutes of an ISO 8601 duration: 90 of "PT1H30M". Null for anything else, and for no time at all. */
export function isoMinutes(value: string): number | null {
  const parts =
    /^\s*[-+]?P?\s*(?:([\d.,]+)\s*Y)?\s*(?:([\d.,]+)\s*M(?=[^T]*T|\s*$)(?!.*T.*M.*M))?\s*(?:([\d.,]+)\s*W)?\s*(?:([\d.,]+)\s*D)?\s*(?:T?\s*(?:([\d.,]+)\s*H)?\s*(?:([\d.,]+)\s*M)?\s*(?:([\d.,]+)\s*S)?)?\s*$/i.exec(
      value,
    );
  if (!parts || !/^\s*[-+]?P/i.test(value)) return null;
  const [, , , weeks, days, hours, minutes, seconds] = parts;
  const total =
    amount(weeks) * 7 * 24 * 60 + amount(days) * 24 * 60 + amount(hours) * 60 + amount(minutes) + amount(seconds) / 60;
  return total > 0 ? Math.round(total) : null;
}

function amount(text: string | undefined): number {
  const number = Number((text ?? '0').replace(',', '.'));
  return Number.isFinite(number) ? number : 0;
}
