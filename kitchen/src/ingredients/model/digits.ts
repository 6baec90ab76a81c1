/** Weights are written one character each, in 91 printable characters that JSON leaves as they are: less than base 64 of bytes would take. */
export const levels = 91;
const firstCode = 35;
const backslash = 92;

export function digitCode(digit: number): number {
  return digit + firstCode < backslash ? digit + firstCode : digit + firstCode + 1;
}

function digitAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  return code < backslash ? code - firstCode : code - firstCode - 1;
}

/** A whole number written with `length` digits. */
export function numberAt(text: string, index: number, length: number): number {
  let value = 0;
  for (let i = 0; i < length; i += 1) value = value * levels + digitAt(text, index + i);
  return value;
}

/** The signed level of a weight: -45 … 45. */
export function levelAt(text: string, index: number): number {
  return digitAt(text, index) - (levels - 1) / 2;
}
