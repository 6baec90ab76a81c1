import type { OrganizerKind, OrganizerReference } from '@larder/contract';
import { slugify } from '@larder/kitchen';
import type { GroupDatabase, GroupTransaction } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import { resolveReferences } from '../../platform/references/index.ts';
import { insertItems } from '../entities/index.ts';
import { organizers } from './organizer-entities.ts';
import { findOrganizers } from './organizers.repository.ts';

type Create = Parameters<typeof resolveReferences>[1]['create'];

/**
 * The ids of the organizers that a recipe refers to, each once. Names that share a slug are one organizer; what the group
 * has not is created.
 */
export const resolveOrganizers = (
  db: GroupTransaction,
  kind: OrganizerKind,
  references: readonly OrganizerReference[],
  at: Date,
): Promise<string[]> => {
  const entity = organizers[kind];
  return resolve(db, kind, references, (missing) =>
    insertItems(
      db,
      entity,
      missing.map(({ id, name }) => entity.blank({ id, name, groupId: db.groupId })),
      at,
    ),
  );
};

/** Their ids, where all of them are there. @throws AppError `organizer.not-found` */
export const knownOrganizers = (
  db: GroupDatabase,
  kind: OrganizerKind,
  references: readonly OrganizerReference[],
): Promise<string[]> =>
  resolve(db, kind, references, async () => {
    throw new AppError('organizer.not-found');
  });

const resolve = async (
  db: GroupDatabase,
  kind: OrganizerKind,
  references: readonly OrganizerReference[],
  create: Create,
): Promise<string[]> => {
  const ids = await resolveReferences(
    references.map(({ id, name, slug }) => ({ id, name: name?.trim() ? name : slug })),
    { keyOf: slugify, find: (ids, slugs) => findOrganizers(db, kind, ids, slugs), create },
  );
  if (ids.includes(null)) throw new AppError('organizer.not-found');
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
};
