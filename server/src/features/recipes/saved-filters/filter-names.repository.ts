import type { FilterSettings } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';

const kinds = [
  ['categories', 'category'],
  ['tags', 'tag'],
  ['tools', 'tool'],
] as const;

const organizersOf = (filter: FilterSettings): string[] => kinds.flatMap(([key]) => filter[key] ?? []);

const findOrganizers = (db: GroupDatabase, column: 'id' | 'slug', values: string[]) =>
  values.length === 0
    ? []
    : db
        .from('organizers')
        .where(db.dialect.isOneOf(column, [...new Set(values)]))
        .select(['id', 'slug', 'kind'])
        .execute();

type Organizers = Awaited<ReturnType<typeof findOrganizers>>;

const renamed = (
  filter: FilterSettings,
  organizers: Organizers,
  from: 'id' | 'slug',
  to: 'id' | 'slug',
): FilterSettings => {
  const names = new Map(organizers.map((one) => [`${one.kind} ${one[from]}`, one[to]]));
  const changes = kinds.flatMap(([key, kind]) => {
    const values = filter[key];
    return values ? [[key, [...new Set(values.map((value) => names.get(`${kind} ${value}`) ?? value))]] as const] : [];
  });
  return { ...filter, ...Object.fromEntries(changes) };
};

/** As it is stored: categories, tags and tools by their ids, which no new name changes. */
export const withIds = async (db: GroupDatabase, filter: FilterSettings): Promise<FilterSettings> =>
  renamed(filter, await findOrganizers(db, 'slug', organizersOf(filter)), 'slug', 'id');

/** As addresses have it: by their slugs. What is not there any more is named by its id. */
export const withSlugs = async <Saved extends { filter: FilterSettings }>(
  db: GroupDatabase,
  all: Saved[],
): Promise<Saved[]> => {
  const organizers = await findOrganizers(
    db,
    'id',
    all.flatMap(({ filter }) => organizersOf(filter)),
  );
  return all.map((one) => ({ ...one, filter: renamed(one.filter, organizers, 'id', 'slug') }));
};
