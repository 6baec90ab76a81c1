import type { GroupDatabase } from '../../../platform/database/index.ts';
import type { FormerMember } from './fetch-target.ts';

export const membersOf = (db: GroupDatabase): Promise<FormerMember[]> =>
  db.from('users').select(['id', 'email', 'fullName']).execute();
