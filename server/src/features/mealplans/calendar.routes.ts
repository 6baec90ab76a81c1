import { createHash } from 'node:crypto';
import { contract, type PlanCalendar } from '@larder/contract';
import type { GroupDatabase } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import { type FileAnswer, implement, type Platform, type Route } from '../../platform/http/index.ts';
import { randomToken } from '../../platform/security/index.ts';
import { mealTimesOf, ownNames } from '../groups/index.ts';
import { calendarText } from './calendar-text.ts';
import { findCalendar, replaceCalendar } from './calendars.repository.ts';
import { addDays, dayIn } from './days.ts';
import { entriesFrom } from './entries.repository.ts';

/** What a calendar is told of. */
const daysBefore = 90;
const daysAhead = 365;

/** The token begins with the group, so that nobody has to look through those of all groups. */
const newToken = (groupId: string): string => `${groupId.replaceAll('-', '')}${randomToken(24)}`;

const groupOf = (token: string): string | undefined => {
  const [, ...parts] = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})./.exec(token) ?? [];
  return parts.length === 5 ? parts.join('-') : undefined;
};

const baseOf = ({ BASE_URL }: Platform['settings']): string => BASE_URL.replace(/\/$/, '');

const calendarOf = (
  row: { token: string; createdAt: string } | undefined,
  { settings }: Pick<Platform, 'settings'>,
): PlanCalendar => ({
  address: row ? `${baseOf(settings)}/api/calendar/${row.token}.ics` : null,
  createdAt: row?.createdAt ?? null,
});

/** @param openGroup the data of the group that a token names: whoever reads a calendar is not logged in */
export const calendarRoutes = (openGroup: (groupId: string) => GroupDatabase): Route[] =>
  implement(contract.mealplanCalendar, {
    get: async (_, { db, platform }) => calendarOf(await findCalendar(db), platform),
    create: async (_, { db, platform }) => {
      const row = { token: newToken(db.groupId), createdAt: platform.clock.now().toISOString() };
      await db.change((db) => replaceCalendar(db, row));
      return calendarOf(row, platform);
    },
    remove: async (_, { db, platform }) => {
      await db.change((db) => replaceCalendar(db, null));
      return calendarOf(undefined, platform);
    },
    read: async ({ params }, { platform }) => {
      const token = params.token.replace(/\.ics$/, '');
      const groupId = groupOf(token);
      const db = groupId === undefined ? undefined : openGroup(groupId);
      if (!db || (await findCalendar(db))?.token !== token) throw new AppError('mealplan.calendar-not-found');
      return answerCalendar(db, platform);
    },
  });

const answerCalendar = async (db: GroupDatabase, { clock, settings }: Platform): Promise<FileAnswer> => {
  const today = dayIn(settings.TZ, clock.now());
  const { name, slug } = await ownNames(db);
  const text = calendarText(await entriesFrom(db, addDays(today, -daysBefore), addDays(today, daysAhead)), {
    name,
    timeZone: settings.TZ,
    mealTimes: await mealTimesOf(db),
    addressOf: (recipeSlug) => `${baseOf(settings)}/g/${slug}/r/${recipeSlug}`,
  });
  return {
    body: Buffer.from(text),
    contentType: 'text/calendar; charset=utf-8',
    saveAs: `${slug}.ics`,
    etag: `"${createHash('sha256').update(text).digest('base64url')}"`,
  };
};
