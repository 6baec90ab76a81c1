import { locale } from '../../lib/messages/index.ts';

/** In the language of the page, short, from January. */
export const monthNames = (): string[] => {
  const format = new Intl.DateTimeFormat(locale(), { month: 'short', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2026, month, 15))));
};

/** Whether a book has its season now. */
export const isInSeason = ({ months }: { months: readonly number[] }, now = new Date()): boolean =>
  months.includes(now.getMonth() + 1);

/** Books whose season it is come first; all others stay in their order. */
export const inSeasonFirst = <Book extends { months: readonly number[] }>(books: readonly Book[], now = new Date()) => [
  ...books.filter((book) => isInSeason(book, now)),
  ...books.filter((book) => !isInSeason(book, now)),
];
