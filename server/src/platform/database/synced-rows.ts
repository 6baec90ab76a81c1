import type { Derived } from './derived.ts';
import { type GroupTopic, revisionColumn } from './revisions.ts';
import type { Tables } from './tables.ts';

/**
 * Rows that devices may hold copies of have the group's clock of their last change, and leave a mark with it when they are
 * deleted, however that comes about; together with its group nothing is marked.
 */
export const syncedRows = (tables: Tables): Derived => ({
  name: 'revisions of rows',
  define: ({ dialect: { trigger } }) => {
    const triggers = Object.entries(tables)
      .filter(([, { synced }]) => synced)
      .flatMap(([table, { topic }]) => {
        const column = `"${revisionColumn(topic as GroupTopic)}"`;
        const raiseTopic = (row: string) =>
          `update groups set ${column} = revision where id = ${row}."groupId" and ${column} <> revision`;
        const clock = '(select groups.revision from groups where groups.id = new."groupId")';
        const mark = `insert into deletions ("groupId", topic, "tableName", id, revision)
          select groups.id, '${topic}', '${table}', old.id, groups.revision from groups where groups.id = old."groupId"
          on conflict ("groupId", "tableName", id) do update set revision = excluded.revision`;
        return [
          ...(['insert', 'update'] as const).map((on) =>
            trigger({
              name: `${table}_revision_after_${on}`,
              on,
              table,
              run: `update "${table}" set revision = ${clock} where id = new.id and revision <> ${clock}; ${raiseTopic('new')}`,
            }),
          ),
          trigger({ name: `${table}_mark_deletion`, on: 'delete', table, run: `${mark}; ${raiseTopic('old')}` }),
        ];
      });
    return { make: triggers.flatMap(({ make }) => make), drop: triggers.flatMap(({ drop }) => drop) };
  },
});
