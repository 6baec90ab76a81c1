const units = ['KB', 'MB', 'GB', 'TB'] as const;

/** A size as other programs of this kind write it, whatever the language: `312 bytes`, `1.5 KB`. */
export const sizeText = (bytes: number): string => {
  if (bytes < 1024) return `${bytes} bytes`;
  const power = Math.min(Math.floor(Math.log2(bytes) / 10), units.length);
  const rounded = Math.round((bytes / 1024 ** power) * 100) / 100;
  return `${Number.isInteger(rounded) ? rounded.toFixed(1) : rounded} ${units[power - 1]}`;
};
