import type { OrganizerKind, OrganizerReference } from '@larder/contract';
import { slugify } from '@larder/kitchen';
import type { GroupTransaction } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import { resolveReferences } from '../../platform/references/index.ts';
import { insertItems } from '../entities/index.ts';
import { organizers } from './organizer-entities.ts';
import { findOrganizers } from './organizers.repository.ts';

/**
 * The ids of the organizers that a recipe refers to, each once. Names that share a slug are one organizer; what the group
 * has not is created.
 */
export const resolveOrganizers = async (
  db: GroupTransaction,
  kind: OrganizerKind,
  references: readonly OrganizerReference[],
  at: Date,
): Promise<string[]> => {
  const entity = organizers[kind];
  const ids = await resolveReferences(
    references.map(({ id, name, slug }) => ({ id, name: name?.trim() ? name : slug })),
    {
      keyOf: slugify,
      find: (ids, slugs) => findOrganizers(db, kind, ids, slugs),
      create: (missing) =>
        insertItems(
          db,
          entity,
          missing.map(({ id, name }) => entity.blank({ id, name, groupId: db.groupId })),
          at,
        ),
    },
  );
  if (ids.includes(null)) throw new AppError('organizer.not-found');
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
};
