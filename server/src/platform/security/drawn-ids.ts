import { hash } from 'node:crypto';

/** An id that whoever draws it again from the same text gets again. */
export const uuidOf = (text: string): string => {
  const digits = hash('sha256', text);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
};
