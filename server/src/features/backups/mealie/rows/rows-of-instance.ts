import type { Instance } from '@larder/reader';
import type { Context, WrittenRows } from '../../drafts/written-rows.ts';
import { cookbookRows, planRows, serviceRows } from './household-rows.ts';
import { pantryRows } from './pantry-rows.ts';
import { groupRow, peopleRows } from './people-rows.ts';
import { recipeRows } from './recipe-rows.ts';
import { shoppingRows } from './shopping-rows.ts';

/** Somebody has to look after the server: where nobody did, it is who looked after the first group. */
const withAdministrator = (instance: Instance): Instance => {
  const users = instance.groups.flatMap((group) => group.users);
  const chosen = users.some(({ admin }) => admin) ? undefined : (users.find(({ canManage }) => canManage) ?? users[0]);
  if (!chosen) return instance;
  const groups = instance.groups.map((group) => ({
    ...group,
    users: group.users.map((user) => (user === chosen ? { ...user, admin: true } : user)),
  }));
  return { ...instance, groups };
};

/** Numbers as the old instance had them, and others above those. */
const entryNumbers = ({ groups }: Instance): Context['next']['entry'] => {
  const taken = new Set<number>();
  let last = Math.max(0, ...groups.flatMap(({ plan }) => plan.map(({ number }) => number ?? 0)));
  return (wanted) => {
    const number = wanted === null || taken.has(wanted) ? ++last : wanted;
    taken.add(number);
    return number;
  };
};

/** Rows of our tables, group by group, each with its own id and so under its own address. */
export function* rowsOfInstance(sent: Instance, now: string, tell: Context['tell']): Generator<WrittenRows> {
  const instance = withAdministrator(sent);
  const taken = { groups: new Set<string>(), slugs: new Set<string>(), people: new Set<string>() };
  const entry = entryNumbers(instance);
  let recipes = 0;
  for (const group of instance.groups) {
    const context: Context = { groupId: group.id, now, tell, next: { recipe: () => ++recipes, entry } };
    const { rows, standsFor } = pantryRows(group, context);
    yield { groups: [groupRow(group, context, taken)], ...peopleRows(group, context, taken), ...rows };
    yield* recipeRows(group, context, standsFor);
    yield {
      ...cookbookRows(group, context, standsFor),
      ...planRows(group, context, standsFor),
      ...serviceRows(group, context),
      ...shoppingRows(group, context, standsFor),
    };
  }
}
