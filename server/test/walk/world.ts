import { randomUUID } from 'node:crypto';
import { callerOf } from '../caller.ts';
import { createGroup, createMember, type Role, roles, type TestMember } from '../factories/household.ts';
import { createFood, createOrganizer, createRecipe, createUnit } from '../factories/recipe.ts';
import { paprikaExport, sendFiles } from '../sent-files.ts';
import type { TestApp } from '../test-app.ts';

/** A group with somebody in each role and one of everything. */
export const createSettledGroup = async (app: TestApp, name: string, privateGroup: boolean) => {
  const group = await createGroup(app, name, privateGroup);
  const members: [Role, TestMember][] = [];
  for (const role of roles) members.push([role, await createMember(app, group.id, role)]);
  const of = Object.fromEntries(members) as Record<Role, TestMember>;

  const spare = await createMember(app, group.id);
  const emptyGroup = await createGroup(app, `Nobody of ${name}`);

  const recipe = await createRecipe(of.member, `Recipe of ${name}`);
  const food = await createFood(of.member, `Food of ${name}`);
  const unit = await createUnit(of.member, `Unit of ${name}`);
  const category = await createOrganizer(of.member, 'category', `Category of ${name}`);
  const tag = await createOrganizer(of.member, 'tag', `Tag of ${name}`);
  const tool = await createOrganizer(of.member, 'tool', `Tool of ${name}`);
  const { body: label } = await of.member.call('POST', '/groups/labels', { body: { name: `Label of ${name}` } });
  const merged = await createFood(of.member, `Merged food of ${name}`);
  const { body: merge } = await of.organizer.call('PUT', '/foods/merge', {
    body: { fromFood: merged.id, toFood: food.id },
  });
  const binned = await createFood(of.member, `Binned food of ${name}`);
  await of.organizer.call('DELETE', `/foods/${binned.id}`);
  await of.member.call('POST', '/recipes/bulk-actions/export', { body: { recipes: ['nothing'] } });
  const [recipeExport] = (await of.member.call('GET', '/recipes/bulk-actions/export')).body;
  const { body: cookbook } = await of.member.call('POST', '/groups/cookbooks', {
    body: { name: `Cookbook of ${name}`, public: true },
  });
  const { body: shoppingList } = await of.member.call('POST', '/groups/shopping/lists', {
    body: { name: `Shopping list of ${name}` },
  });
  const { body: shopping } = await of.member.call('POST', '/groups/shopping/items', {
    body: { shoppingListId: shoppingList.id, note: `Item of ${name}` },
  });
  const { body: shop } = await of.member.call('POST', '/groups/shopping/shops', { body: { name: `Shop of ${name}` } });
  const { body: meal } = await of.member.call('POST', '/groups/mealplans', {
    body: { date: '2026-03-01', title: `Meal of ${name}` },
  });
  const { body: planTemplate } = await of.member.call('POST', '/groups/mealplans/templates', {
    body: { name: `Template of ${name}`, entries: [] },
  });
  const { body: planRepeat } = await of.member.call('POST', '/groups/mealplans/repeats', {
    body: { weekdays: ['monday'], startDate: '2026-03-02', untilDate: '2026-03-02', title: `Repeated meal of ${name}` },
  });
  const { body: calendar } = await of.manager.call('POST', '/groups/mealplans/calendar');
  const { body: planRule } = await of.member.call('POST', '/groups/mealplans/rules', { body: {} });
  const { body: webhook } = await of.member.call('POST', '/groups/webhooks', {
    body: { name: `Webhook of ${name}`, url: 'http://127.0.0.1:1/plan', scheduledTime: '17:00' },
  });
  const { body: notifier } = await of.member.call('POST', '/groups/events/notifications', {
    body: { name: `Notifier of ${name}`, appriseUrl: 'json://127.0.0.1:1/told' },
  });
  const { body: recipeAction } = await of.organizer.call('POST', '/groups/recipe-actions', {
    body: { actionType: 'post', title: `Action of ${name}`, url: 'http://127.0.0.1:1/recipe' },
  });
  const { body: token } = await of.member.call('POST', '/users/api-tokens', { body: { name: 'token' } });
  const identity = { id: randomUUID(), userId: of.member.id, issuer: 'https://auth.example.org', subject: name };
  await of.member.db.change((db) => db.insert('identities', { ...identity, createdAt: recipe.createdAt }).execute());
  const tablet = await app.platform.sessions.start({ userId: of.member.id, version: 0, lifeInSeconds: 3600 });
  const { body: sessions } = await callerOf(app, tablet)('GET', '/users/self/sessions');
  const session = sessions.find(({ isThis }: { isThis: boolean }) => isThis);
  const phone = await app.platform.sessions.start({ userId: spare.id, version: 0, lifeInSeconds: 3600 });
  const { body: spareSessions } = await callerOf(app, phone)('GET', '/users/self/sessions');
  const spareSession = spareSessions.find(({ isThis }: { isThis: boolean }) => isThis);
  const passkey = { id: `passkey-${of.member.id}` };
  await of.member.db.change((db) =>
    db
      .insert('passkeys', {
        ...passkey,
        userId: of.member.id,
        name: 'Key',
        publicKey: 'AA',
        counter: 0,
        transports: '[]',
        isSynced: 0,
        createdAt: recipe.createdAt,
        usedAt: null,
      })
      .execute(),
  );
  const { body: savedFilter } = await of.member.call('POST', '/users/self/recipe-filters', {
    body: { name: `Filter of ${name}`, filter: { tags: [tag.slug] } },
  });
  const { body: invitation } = await of.inviter.call('POST', '/groups/invitations', { body: {} });
  const { body: shareToken } = await of.member.call('POST', '/shared/recipes', { body: { recipeId: recipe.id } });
  const newLink = async (kind: string, item: string) => {
    const body = { kind, item, mayTick: kind === 'list' };
    return (await of.member.call('POST', '/shared/links', { body })).body;
  };
  const bookLink = await newLink('cookbook', cookbook.id);
  const weekLink = await newLink('week', '2026-03-01');
  const listLink = await newLink('list', shoppingList.id);
  const event = { id: randomUUID() };
  await of.member.db.change((db) =>
    db
      .insert('timelineEvents', {
        id: event.id,
        recipeId: recipe.id,
        userId: of.member.id,
        subject: 'made',
        eventType: 'info',
        eventMessage: null,
        hasImage: 0,
        timestamp: recipe.createdAt,
        recipeVersion: null,
        createdAt: recipe.createdAt,
        updatedAt: recipe.createdAt,
      })
      .execute(),
  );
  const { body: comment } = await of.member.call('POST', '/comments', {
    body: { recipeId: recipe.id, text: `Comment of ${name}` },
  });
  await of.member.db.change((db) =>
    db.insert('recipeOpinions', { userId: of.member.id, recipeId: recipe.id, rating: 4, isFavorite: 1 }).execute(),
  );
  const report = {
    id: randomUUID(),
    category: 'bulk_import' as const,
    name: `Report of ${name}`,
    timestamp: recipe.createdAt,
  };
  const entry = { id: randomUUID(), reportId: report.id, success: 0 as const, timestamp: report.timestamp };
  await of.member.db.change(async (db) => {
    await db.insert('reports', { ...report, status: 'success' }).execute();
    const nothing = { source: null, recipeId: null, code: null };
    await db.insert('reportEntries', { ...entry, ...nothing, message: 'Not read', exception: '' }).execute();
  });
  const correction = {
    id: randomUUID(),
    kind: 'food' as const,
    pattern: 'maize',
    input: '1 maize',
    inputKey: '1 maize',
    quantity: null,
    unitId: null,
    foodId: food.id,
    note: '',
    createdAt: recipe.createdAt,
    updatedAt: recipe.createdAt,
  };
  await of.member.db.change((db) => db.insert('ingredientCorrections', correction).execute());
  const { body: draft } = await of.member.call('POST', '/recipes/import/preview', {
    body: { text: `Draft of ${name}\n\n250 g flour\n3 eggs\n\nWhisk everything together.` },
  });
  const { body: move } = await sendFiles(
    app,
    of.member,
    { 'export.zip': await paprikaExport([{ name: `Moved recipe of ${name}` }]) },
    { more: true },
  );
  const moveServer = {
    ...{ id: randomUUID(), userId: of.member.id, server: 'tandoor' as const, address: 'https://recipes.example/api' },
    ...{ state: 'failed' as const, language: 'en-US', step: 'recipes' as const, position: '{}', done: 0, total: 0 },
    ...{ found: null, summary: null, problem: null, login: null, moveId: move.id, readAt: null, endedAt: null },
    ...{ createdAt: recipe.createdAt, updatedAt: recipe.createdAt },
  };
  const listed = {
    ...{ serverId: moveServer.id, sourceId: '1', number: 0, slug: '', name: `Listed recipe of ${name}` },
    ...{ state: 'listed' as const, changedAt: '', readAt: null, broughtAt: null, version: null },
  };
  await of.member.db.change(async (db) => {
    await db.insert('moveServers', moveServer).execute();
    await db.insert('moveServerRecipes', listed).execute();
    const thing = { serverId: moveServer.id, id: randomUUID(), mark: '', stamp: recipe.createdAt };
    await db.insert('moveServerThings', thing).execute();
  });
  return {
    move,
    moveServer,
    group,
    of,
    spare,
    emptyGroup,
    recipe,
    comment,
    event,
    draft,
    recipeExport,
    correction,
    report,
    reportEntry: entry,
    food,
    unit,
    label,
    merge,
    binned,
    category,
    tag,
    tool,
    cookbook,
    shoppingList,
    shoppingItem: shopping.createdItems[0],
    shop,
    shareToken,
    bookLink,
    weekLink,
    listLink,
    meal,
    planRule,
    planTemplate,
    planRepeat,
    webhook,
    notifier,
    recipeAction,
    calendar,
    token,
    identity,
    session,
    spareSession,
    passkey,
    savedFilter,
    invitation,
  };
};

export type SettledGroup = Awaited<ReturnType<typeof createSettledGroup>>;

/**
 * What an address means by each of its values, for a caller: the ways in which a thing may be named.
 * A new kind of address adds its line here, and is walked from then on.
 */
export const namesOf = (
  {
    move,
    moveServer,
    draft,
    recipeExport,
    cookbook,
    shoppingList,
    shoppingItem,
    shop,
    shareToken,
    bookLink,
    weekLink,
    listLink,
    meal,
    webhook,
    notifier,
    recipeAction,
    planRule,
    planTemplate,
    planRepeat,
    calendar,
    group,
    spare,
    emptyGroup,
    recipe,
    comment,
    event,
    token,
    identity,
    session,
    spareSession,
    passkey,
    savedFilter,
    correction,
    report,
    reportEntry,
    food,
    unit,
    label,
    merge,
    binned,
    invitation,
    category,
    tag,
    tool,
  }: SettledGroup,
  self: { id: string },
): Record<string, string[]> => ({
  '/users/{}': [self.id],
  '/admin/users/{}': [spare.id],
  '/admin/users/{}/sessions/{}': [spareSession.id],
  '/admin/groups/{}': [emptyGroup.id],
  '/admin/households/{}': [emptyGroup.id],
  '/admin/logs/{}': ['10'],
  '/users/{}/favorites/{}': [recipe.id, recipe.slug],
  '/users/{}/ratings/{}': [recipe.id, recipe.slug],
  '/users/self/ratings/{}': [recipe.id],
  '/users/self/recipe-filters/{}': [savedFilter.id],
  '/ocr/recipes/{}': [recipe.id, recipe.slug],
  '/ocr/recipes/{}/pages/{}': ['photo.jpg-1.webp'],
  '/ocr/scans/{}': [draft.draftId],
  '/ocr/scans/{}/pages/{}': ['page-001.jpg-1.webp'],
  '/users/self/sessions/{}': [session.id],
  '/users/self/passkeys/{}': [passkey.id],
  '/users/api-tokens/{}': [String(token.id)],
  '/users/self/identities/{}': [identity.id],
  '/groups/invitations/{}': [invitation.token],
  '/households/invitations/{}': [invitation.token],
  '/groups/members/{}': [self.id],
  '/households/members/{}': [self.id],
  '/groups/bin/{}': [binned.id],
  '/households/bin/{}': [binned.id],
  '/recipes/{}': [recipe.id, recipe.slug],
  '/recipes/{}/versions/{}': ['1'],
  '/recipes/timeline/events/{}': [event.id],
  '/shared/recipes/{}': [shareToken.id],
  '/recipes/shared/{}': [shareToken.id],
  '/shared/links/{}': [bookLink.id],
  '/shared/links/{}/recipes/{}': [recipe.slug],
  '/shared/cookbooks/{}': [bookLink.id],
  '/shared/weeks/{}': [weekLink.id],
  '/shared/lists/{}': [listLink.id],
  '/comments/{}': [comment.id],
  '/recipes/import/preview/{}': [draft.draftId],
  '/recipes/import/archives/{}': [draft.draftId],
  '/recipes/import/archives/{}/pictures/{}': ['0'],
  '/recipes/bulk-actions/export/{}': [recipeExport.id],
  '/groups/cookbooks/{}': [cookbook.id, cookbook.slug],
  '/households/cookbooks/{}': [cookbook.id, cookbook.slug],
  ...Object.fromEntries(
    ['groups', 'households'].flatMap((level) => [
      [`/${level}/shopping/lists/{}`, [shoppingList.id]],
      [`/${level}/shopping/lists/{}/recipe/{}`, [recipe.id]],
      [`/${level}/shopping/items/{}`, [shoppingItem.id]],
      [`/${level}/shopping/shops/{}`, [shop.id]],
      [`/${level}/mealplans/{}`, [String(meal.id)]],
      [`/${level}/mealplans/shopping/lists/{}`, [shoppingList.id]],
      [`/${level}/mealplans/rules/{}`, [planRule.id]],
      [`/${level}/mealplans/templates/{}`, [planTemplate.id]],
      [`/${level}/mealplans/repeats/{}`, [planRepeat.id]],
      [`/${level}/webhooks/{}`, [webhook.id]],
      [`/${level}/events/notifications/{}`, [notifier.id]],
      [`/${level}/moves/{}`, [move.id]],
      [`/${level}/moves/{}/items/{}`, ['0']],
      [`/${level}/moves/{}/recipes/{}`, ['0']],
      [`/${level}/recipe-actions/{}`, [recipeAction.id]],
      [`/${level}/recipe-actions/{}/trigger/{}`, [recipe.slug]],
    ]),
  ),
  '/groups/move-servers/{}': [moveServer.id],
  '/households/move-servers/{}': [moveServer.id],
  '/calendar/{}': [calendar.address.split('/').at(-1)],
  '/groups/households/{}': [group.slug],
  '/households/households/{}': [group.slug],
  '/explore/groups/{}': [group.slug],
  '/explore/groups/{}/cookbooks/{}': [cookbook.id, cookbook.slug],
  '/explore/cookbooks/{}': [group.slug],
  '/explore/cookbooks/{}/{}': [cookbook.id, cookbook.slug],
  '/explore/groups/{}/recipes/{}': [recipe.slug],
  '/explore/recipes/{}': [group.slug],
  '/explore/recipes/{}/{}': [recipe.slug],
  '/explore/foods/{}': [group.slug],
  '/explore/search/{}': [group.slug],
  '/explore/organizers/{}': [group.slug],
  '/explore/foods/{}/{}': [food.id],
  '/explore/groups/{}/foods/{}': [food.id],
  ...Object.fromEntries(
    Object.entries({ categories: category, tags: tag, tools: tool }).flatMap(([path, { id }]) => [
      [`/explore/organizers/{}/${path}/{}`, [id]],
      [`/explore/groups/{}/organizers/${path}/{}`, [id]],
    ]),
  ),
  '/groups/reports/{}': [report.id],
  '/households/reports/{}': [report.id],
  '/groups/reports/{}/entries/{}': [reportEntry.id],
  '/households/reports/{}/entries/{}': [reportEntry.id],
  '/foods/{}': [food.id],
  '/units/{}': [unit.id],
  ...Object.fromEntries(
    Object.entries({
      foods: food,
      units: unit,
      'groups/labels': label,
      'households/labels': label,
      'organizers/categories': category,
      'organizers/tags': tag,
      'organizers/tools': tool,
    }).map(([path, { id }]) => [`/${path}/{}/different-from/{}`, [id]]),
  ),
  '/groups/labels/{}': [label.id],
  '/households/labels/{}': [label.id],
  '/groups/merges/{}': [merge.mergeId],
  '/households/merges/{}': [merge.mergeId],
  '/organizers/categories/{}': [category.id],
  '/organizers/categories/slug/{}': [category.slug],
  '/organizers/tags/{}': [tag.id],
  '/organizers/tags/slug/{}': [tag.slug],
  '/organizers/tools/{}': [tool.id],
  '/organizers/tools/slug/{}': [tool.slug],
  '/parser/corrections/{}': [correction.id],
  // What a backup holds belongs to no group: those that are there have tests of their own.
  '/admin/backups/{}': ['larder_2020.01.01.00.00.00'],
  '/admin/backups/second-place/{}': ['larder_2020.01.01.00.00.00'],
  '/admin/maintenance/leftovers/{}': [recipe.id],
  '/admin/maintenance/leftovers/{}/{}': ['old.jpg'],
  '/backups/{}': ['larder_2020.01.01.00.00.00'],
  '/media/recipes/{}': [recipe.id],
  '/media/recipes/{}/images/{}': ['original.webp'],
  '/media/recipes/{}/images/timeline/{}': [event.id],
  '/media/recipes/{}/images/timeline/{}/{}': ['original.webp'],
  '/media/recipes/{}/assets/{}': ['manual.pdf'],
  '/media/users/{}': [self.id],
  '/media/users/{}/{}': ['profile.webp'],
});
