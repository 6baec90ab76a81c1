const sizeNames = ['B', 'kB', 'MB', 'GB', 'TB'];
const step = 1000;

/** 1234567 as “1.2 MB”. */
export const sizeInWords = (bytes: number): string => {
  let [size, at] = [bytes, 0];
  while (size >= step - 0.5 && at < sizeNames.length - 1) [size, at] = [size / step, at + 1];
  return `${at === 0 || size >= 100 ? Math.round(size) : Number(size.toFixed(1))} ${sizeNames[at]}`;
};
