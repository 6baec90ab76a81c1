const units = ['B', 'kB', 'MB', 'GB', 'TB'];
const step = 1000;

/** 1234567 as “1.2 MB”. */
export const sizeInWords = (bytes: number): string => {
  let [size, unit] = [bytes, 0];
  while (size >= step - 0.5 && unit < units.length - 1) [size, unit] = [size / step, unit + 1];
  return `${unit === 0 || size >= 100 ? Math.round(size) : Number(size.toFixed(1))} ${units[unit]}`;
};
