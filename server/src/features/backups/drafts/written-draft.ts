import type { Instance } from '@larder/reader';

/** What the rest of the work has to know of an instance whose tables have been written. */
export interface WrittenDraft {
  version: string;
  groups: { id: string; name: string; households: number; users: number; recipes: number; lists: number }[];
  problems: Instance['problems'];
  tables: { name: string; rows: number }[];
  /** The folder of the archive in which its files lie; empty or ending in a slash. */
  folder: string;
  userIds: string[];
  recipes: { id: string; isPictured: boolean; assets: string[]; events: string[] }[];
}
