type Rgb = [red: number, green: number, blue: number];

/** The least contrast at which small text is readable, by WCAG 2.2 AA. */
export const readableContrast = 4.5;

/** Contrast of two `#rrggbb` colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** @param share of the second colour, from 0 to 1 */
export function mix(one: string, other: string, share: number): string {
  const [a, b] = [rgbOf(one), rgbOf(other)];
  return `#${a
    .map((value, index) =>
      Math.round(value + ((b[index] ?? 0) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The colour, moved towards the ink just as far as it must to be read on every ground. */
export function readableOn(colour: string, grounds: readonly string[], ink: string): string {
  for (let share = 0; share < 1; share += 0.05) {
    const moved = mix(colour, ink, share);
    if (grounds.every((ground) => contrast(moved, ground) >= readableContrast)) return moved;
  }
  return ink;
}

/** A label that can be read on the colour: white or nearly black, or black where neither is enough. */
export const labelOn = (colour: string): string => {
  const soft = contrast('#ffffff', colour) >= contrast('#171412', colour) ? '#ffffff' : '#171412';
  if (contrast(soft, colour) >= readableContrast) return soft;
  return contrast('#ffffff', colour) >= contrast('#000000', colour) ? '#ffffff' : '#000000';
};

export const isHexColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

function luminance(colour: string) {
  const [red, green, blue] = rgbOf(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

const rgbOf = (colour: string): Rgb => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];
