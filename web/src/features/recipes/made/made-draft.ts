import type { User } from '@larder/contract';
import { formatDay } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';

/** What the card asks for. */
export interface MadeDraft {
  /** How many days ago, or a date such as 2026-03-03. */
  day: number | string;
  /** Whoever noted it, unless it was somebody else. */
  cook: Pick<User, 'id' | 'fullName'> | null;
  rating: number;
  line: string;
  photo: File | null;
}

/** Noon of a day here, or now where that is today: a day is the same wherever the list is read. */
export function momentOf(day: MadeDraft['day'], now = new Date()): string {
  if (day === 0 || day === dateOf(now)) return now.toISOString();
  if (typeof day === 'string') return new Date(`${day}T12:00`).toISOString();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - day, 12).toISOString();
}

const two = (number: number) => String(number).padStart(2, '0');

/** A day here, as a field for dates takes it. */
export const dateOf = (moment: Date): string =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;

/** "today", "yesterday", or the day. */
export const dayInWords = (day: MadeDraft['day'], now = new Date()): string => {
  const date = dateOf(new Date(momentOf(day, now)));
  if (date === dateOf(now)) return t('made.day.today');
  if (date === dateOf(new Date(momentOf(1, now)))) return t('made.day.yesterday');
  return formatDay(date);
};
