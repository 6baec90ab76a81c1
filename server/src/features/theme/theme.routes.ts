import { randomUUID } from 'node:crypto';
import { type AppTheme, contract, mostThemes, type Theme, type ThemeInput } from '@larder/contract';
import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import { AppError, found } from '../../platform/errors/index.ts';
import { implement, type Platform, type Route } from '../../platform/http/index.ts';
import type { Settings } from '../../platform/settings/index.ts';
import { coloursOfSettings, writtenColours } from './colours-of-settings.ts';
import {
  chooseTheme,
  deleteTheme,
  findChosenColours,
  findTheme,
  insertTheme,
  listThemes,
  type ThemeActor,
  updateTheme,
} from './theme.repository.ts';

/** The colours that everybody sees: those that an administrator has chosen, else those of the settings. */
export const findColours = async (instance: InstanceDatabase, settings: Settings): Promise<AppTheme> =>
  (await findChosenColours(instance)) ?? coloursOfSettings(settings);

const get = async (instance: InstanceDatabase, id: string): Promise<Theme> =>
  found(await findTheme(instance, id), 'theme.not-found');

const requireName = ({ name }: ThemeInput): void => {
  if (name === '') throw new AppError('theme.name-required');
};

export const themeRoutes = (instance: InstanceDatabase): Route[] =>
  implement(contract.adminThemes, {
    list: async (_, { platform: { settings } }) => ({
      items: await listThemes(instance),
      ofSettings: coloursOfSettings(settings),
      setByName: writtenColours(settings),
    }),
    create: async ({ body }, { platform, member }) => {
      requireName(body);
      if ((await listThemes(instance)).length >= mostThemes) throw new AppError('theme.too-many', { most: mostThemes });
      const id = randomUUID();
      await insertTheme(instance, { id, ...body }, actorOf(member, platform));
      return get(instance, id);
    },
    change: async ({ params: { itemId }, body }, { platform, member }) => {
      requireName(body);
      await get(instance, itemId);
      await updateTheme(instance, { id: itemId, ...body }, actorOf(member, platform));
      return get(instance, itemId);
    },
    remove: async ({ params: { itemId } }, { platform, member }) => {
      const theme = await get(instance, itemId);
      await deleteTheme(instance, theme, actorOf(member, platform));
      return theme;
    },
    choose: async ({ body: { id } }, { platform, member }) => {
      const theme = id === null ? null : await get(instance, id);
      await chooseTheme(instance, theme, actorOf(member, platform));
      return findColours(instance, platform.settings);
    },
  });

const actorOf = (member: { id: string; groupId: string }, { clock }: Platform): ThemeActor => ({
  userId: member.id,
  groupId: member.groupId,
  now: clock.now(),
});
