type Columns = Record<string, unknown>;
type Tables = Record<string, Columns[]>;

export const mealieVersions = [
  '44e8d670719d',
  'ba1e4a6cfe99',
  '09aba125b57a',
  '86054b40fd06',
  'of-a-later-one',
] as const;
export type MealieVersion = (typeof mealieVersions)[number];

/** An id of a thing in the backup; each version writes it in its way. */
export const mealieId = (name: string): string => {
  const hex = [...name].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  const digits = hex.padEnd(32, '0').slice(0, 32);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join('-');
};

const stamps = { created_at: '2023-05-04T10:20:30.123456', update_at: '2023-06-04T10:20:30.123456' };

interface Wanted {
  /** Of each of the three users. */
  password?: string;
}

/**
 * The tables of a backup that we made up, in the likeness of what a version writes: a group with two users and one with a single user,
 * and of everything that a group can have a little.
 */
export const mealieDatabase = (version: MealieVersion, { password = '$2b$12$none' }: Wanted = {}): Tables => {
  const isBeta = version === '44e8d670719d';
  const hasHouseholds = version === '86054b40fd06' || version === 'of-a-later-one';
  const isLater = version === 'of-a-later-one';
  const id = (name: string) => (version === '09aba125b57a' ? mealieId(name).replaceAll('-', '') : mealieId(name));
  const row = (name: string, columns: Columns): Columns => ({ id: id(name), ...stamps, ...columns });
  const group = { group_id: id('home') };
  const household = hasHouseholds ? { household_id: id('kitchen') } : {};
  const user = (name: string, columns: Columns): Columns =>
    row(name, {
      ...{ full_name: `${name} Smith`, username: name, email: `${name}@example.org`, password },
      ...{
        admin: false,
        advanced: false,
        cache_key: 'ab12',
        login_attemps: 0,
        locked_at: null,
        owned_recipes_id: null,
      },
      ...{ can_manage: false, can_invite: false, can_organize: false },
      ...(!isBeta && { auth_method: 'MEALIE' }),
      ...(hasHouseholds && { household_id: id(name === 'Zoe' ? 'flat' : 'kitchen'), can_manage_household: true }),
      ...columns,
    });
  const settings = (name: string, columns: Columns = {}): Columns => ({
    ...{ id: 1, recipe_id: id(name), public: true, show_nutrition: true, show_assets: true, landscape_view: false },
    ...{ disable_amount: false, disable_comments: false, locked: false, ...columns },
  });
  const recipe = (name: string, columns: Columns): Columns =>
    row(name, {
      ...{
        user_id: id('ada'),
        name,
        description: '',
        image: 'x1y2',
        rating: null,
        is_ocr_recipe: false,
        org_url: null,
      },
      ...{ total_time: null, prep_time: null, perform_time: null, cook_time: null, recipeCuisine: null },
      ...{ recipe_yield: null, date_added: '2023-05-04', date_updated: '2023-06-04T10:20:30.5' },
      ...(!isBeta && { last_made: '2023-06-01T18:00:00', name_normalized: name }),
      ...(isLater && { recipe_servings: 4, recipe_yield_quantity: 0 }),
      ...columns,
    });

  return {
    alembic_version: [{ version_num: isLater ? '0123456789ab' : version }],
    groups: [
      row('home', { name: 'Home', ...(!isBeta && { slug: 'home' }) }),
      row('flat share', { name: 'Flat Share', ...(!isBeta && { slug: 'flat-share' }) }),
    ],
    group_preferences: [
      {
        ...{ id: id('preferences'), ...group, private_group: false, first_day_of_week: 1, recipe_public: true },
        ...{ recipe_show_nutrition: true, recipe_show_assets: false, recipe_landscape_view: false },
        ...{ recipe_disable_comments: false, recipe_disable_amount: false },
      },
    ],
    ...(hasHouseholds && {
      households: [
        row('kitchen', { ...group, name: 'Family', slug: 'family' }),
        row('flat', { group_id: id('flat share'), name: 'Family', slug: 'family' }),
      ],
      household_preferences: [
        row('of kitchen', {
          household_id: id('kitchen'),
          private_household: false,
          first_day_of_week: 1,
          recipe_public: true,
        }),
      ],
      recipe_actions: [
        row('print', {
          ...group,
          ...household,
          action_type: 'link',
          title: 'Print',
          url: 'https://print.example.org/page',
        }),
        row('shout', { ...group, ...household, action_type: 'shout', title: 'Shout', url: 'https://example.org' }),
      ],
    }),
    users: [
      user('ada', { ...group, admin: true, can_manage: true, can_invite: true, can_organize: true }),
      user('Bo', group),
      user('Zoe', { group_id: id('flat share'), ...(!isBeta && { auth_method: 'LDAP' }) }),
    ],
    multi_purpose_labels: [
      row('dairy', { ...group, name: 'Dairy', color: '#ffeeaa' }),
      row('greens', { ...group, name: 'Greens', color: '#aaffaa' }),
    ],
    ingredient_foods: [
      row('milk', {
        ...group,
        name: 'milk',
        description: '',
        label_id: id('dairy'),
        ...(hasHouseholds && { on_hand: true }),
      }),
      row('leek', {
        ...group,
        name: 'leek',
        description: 'Green',
        label_id: id('greens'),
        ...(!isBeta && { plural_name: 'leeks' }),
      }),
      row('lost food', { group_id: id('nobody'), name: 'air', description: '' }),
    ],
    ...(!isBeta && { ingredient_foods_aliases: [row('alias', { food_id: id('leek'), name: 'Allium' })] }),
    ingredient_food_extras: [{ id: 1, ingredient_food_id: id('milk'), key_name: 'shop', value: 'corner' }],
    ingredient_units: [
      row('cup', {
        ...{ ...group, name: 'cup', description: '', abbreviation: 'c', use_abbreviation: true, fraction: true },
        ...(isLater && { standard_quantity: 240, standard_unit: 'milliliter' }),
      }),
    ],
    categories: [row('soups', { ...group, name: 'Soups', slug: 'soups' })],
    tags: [row('quick', { ...group, name: 'Quick', slug: 'quick' })],
    tools: [row('pot', { ...group, name: 'Pot', slug: 'pot', on_hand: true })],
    recipes: [
      recipe('leek soup', {
        ...{ ...group, slug: 'leek-soup', name: 'Leek Soup', description: 'Warm.', rating: hasHouseholds ? 4 : 5 },
        ...{
          total_time: '40 minutes',
          perform_time: '30 minutes',
          recipe_yield: '4 servings',
          org_url: 'https://example.org/soup',
        },
      }),
      recipe('stock', { ...group, slug: 'stock', name: 'Stock', image: null, user_id: id('Bo') }),
      // The same address in another group.
      recipe('other soup', { group_id: id('flat share'), slug: 'leek-soup', name: 'Leek Soup', user_id: id('Zoe') }),
    ],
    recipe_settings: [
      settings('leek soup'),
      settings('stock', { public: false, locked: true }),
      settings('other soup'),
    ],
    recipes_ingredients: [
      {
        ...{ id: 2, position: 1, recipe_id: id('leek soup'), title: null, note: 'warm', unit_id: id('cup') },
        ...{ food_id: id('milk'), quantity: 1.5, reference_id: id('line of milk'), original_text: '1 1/2 cups milk' },
      },
      {
        ...{ id: 1, position: 0, recipe_id: id('leek soup'), title: 'For the pot', note: 'sliced', unit_id: null },
        ...{ food_id: id('leek'), quantity: 2, reference_id: id('line of leek'), original_text: null },
      },
      {
        ...{ id: 3, position: 0, recipe_id: id('other soup'), title: null, note: 'whatever there is', unit_id: null },
        ...{ food_id: id('gone'), quantity: null, reference_id: id('line of other'), original_text: null },
      },
      ...(isLater
        ? [
            {
              ...{
                id: 4,
                position: 2,
                recipe_id: id('leek soup'),
                title: null,
                note: '',
                unit_id: null,
                food_id: null,
              },
              ...{ quantity: 1, reference_id: id('line of stock'), referenced_recipe_id: id('stock') },
            },
          ]
        : []),
      { id: 5, position: 0, recipe_id: id('no recipe'), reference_id: id('line of none'), note: 'of nothing' },
    ],
    recipe_instructions: [
      row('step two', { recipe_id: id('leek soup'), position: 1, type: null, title: '', text: 'Add the milk.' }),
      row('step one', { recipe_id: id('leek soup'), position: 0, type: null, title: 'Cook', text: 'Slice the leek.' }),
    ],
    recipe_ingredient_ref_link: [{ id: 1, instruction_id: id('step one'), reference_id: id('line of leek') }],
    notes: [{ id: 1, recipe_id: id('leek soup'), title: 'Tip', text: 'Better the day after.' }],
    recipe_nutrition: [{ id: 1, recipe_id: id('leek soup'), calories: '240 kcal', fat_content: null }],
    recipe_assets: [
      { id: 1, recipe_id: id('leek soup'), name: 'Scan', icon: 'mdi-file', file_name: 'scan.pdf' },
      { id: 2, recipe_id: id('leek soup'), name: 'Out', icon: 'mdi-file', file_name: '../../secret' },
    ],
    api_extras: [{ id: 1, recipee_id: id('leek soup'), key_name: 'cellar', value: 'shelf 2' }],
    recipes_to_categories: [{ recipe_id: id('leek soup'), category_id: id('soups') }],
    recipes_to_tags: [
      { recipe_id: id('leek soup'), tag_id: id('quick') },
      { recipe_id: id('leek soup'), tag_id: id('no tag') },
    ],
    recipes_to_tools: [{ recipe_id: id('leek soup'), tool_id: id('pot') }],
    recipe_comments: [row('comment', { recipe_id: id('leek soup'), user_id: id('Bo'), text: 'Lovely.' })],
    ...(!isBeta && {
      recipe_timeline_events: [
        row('made', {
          ...{
            recipe_id: id('leek soup'),
            user_id: id('ada'),
            subject: 'ada made this',
            message: 'For six',
            image: null,
          },
          ...{ event_type: 'comment', timestamp: '2023-06-01T18:00:00' },
        }),
        row('odd', {
          ...{ recipe_id: id('stock'), user_id: id('ada'), subject: 'odd', event_type: 'xqzw', timestamp: 'kqwe' },
        }),
      ],
    }),
    recipe_share_tokens: [row('share', { ...group, recipe_id: id('leek soup'), expires_at: '2099-01-01T00:00:00' })],
    ...(hasHouseholds
      ? {
          users_to_recipes: [
            row('opinion', { user_id: id('Bo'), recipe_id: id('leek soup'), rating: 4, is_favorite: true }),
          ],
        }
      : { users_to_favorites: [{ user_id: id('Bo'), recipe_id: id('leek soup') }] }),
    cookbooks: [
      row('soup book', {
        ...{ ...group, ...household, name: 'Soup Book', slug: 'soup-book', description: '', position: 1, public: true },
        ...(hasHouseholds
          ? { query_filter_string: `recipe_category.id IN ["${mealieId('soups')}"]` }
          : { require_all_categories: true, require_all_tags: true, require_all_tools: true }),
      }),
    ],
    cookbooks_to_categories: hasHouseholds ? [] : [{ cookbook_id: id('soup book'), category_id: id('soups') }],
    ...{ cookbooks_to_tags: [], cookbooks_to_tools: [], plan_rules_to_categories: [] },
    group_meal_plans: [
      {
        ...{ id: 7, ...stamps, date: '2023-06-05', entry_type: 'lunch', title: '', text: '', ...group },
        ...{ recipe_id: id('leek soup'), ...(!isBeta && { user_id: id('Bo') }) },
      },
      { id: 9, ...stamps, date: '2023-06-06', entry_type: 'wkqzpd', title: 'Bread', text: 'and butter', ...group },
      { id: 10, ...stamps, date: 'tomorrow', entry_type: 'dinner', title: 'Never', text: '', ...group },
    ],
    group_meal_plan_rules: [row('rule', { ...group, ...household, day: 'monday', entry_type: 'dinner' })],
    plan_rules_to_tags: [{ [hasHouseholds ? 'plan_rule_id' : 'group_plan_rule_id']: id('rule'), tag_id: id('quick') }],
    shopping_lists: [
      row('weekly', {
        ...group,
        name: 'Weekly',
        ...(version !== '44e8d670719d' && version !== 'ba1e4a6cfe99' && { user_id: id('Bo') }),
      }),
    ],
    shopping_list_items: [
      row('item two', {
        ...{
          shopping_list_id: id('weekly'),
          position: 1,
          checked: true,
          quantity: 1,
          note: 'Batteries',
          is_food: false,
        },
        ...{ food_id: null, unit_id: null, label_id: null, is_ingredient: false },
      }),
      row('item one', {
        ...{ shopping_list_id: id('weekly'), position: 0, checked: false, quantity: 1.5, note: '', is_food: true },
        ...{ food_id: id('milk'), unit_id: id('cup'), label_id: id('dairy'), is_ingredient: true },
      }),
    ],
    shopping_list_item_recipe_reference: [
      row('asks', { shopping_list_item_id: id('item one'), recipe_id: id('leek soup'), recipe_quantity: 1.5 }),
    ],
    shopping_list_recipe_reference: [
      row('on list', { shopping_list_id: id('weekly'), recipe_id: id('leek soup'), recipe_quantity: 1 }),
    ],
    shopping_list_extras: [],
    shopping_list_item_extras: [{ id: 1, shopping_list_item_id: id('item two'), key_name: 'aisle', value: '7' }],
    ...(!isBeta && {
      shopping_lists_multi_purpose_labels: [
        row('second aisle', { shopping_list_id: id('weekly'), label_id: id('dairy'), position: 1 }),
        row('first aisle', { shopping_list_id: id('weekly'), label_id: id('greens'), position: 0 }),
      ],
    }),
    webhook_urls: [
      row('hook', {
        ...group,
        ...household,
        name: 'Lights',
        url: 'https://example.org/hook',
        enabled: true,
        scheduled_time: '17:30:00',
      }),
    ],
    group_events_notifiers: [
      row('notifier', {
        ...group,
        ...household,
        name: 'Phone',
        enabled: true,
        apprise_url: 'ntfys://ntfy.example.org/home',
      }),
    ],
    group_events_notifier_options: [
      row('options', { event_notifier_id: id('notifier'), recipe_created: true, recipe_deleted: false }),
    ],
    long_live_tokens: [{ id: 1, user_id: id('ada'), name: 'script', token: 'signed' }],
    ...(isLater && {
      households_to_recipes: [
        row('last made', { household_id: id('kitchen'), recipe_id: id('stock'), last_made: '2024-02-01T12:00:00' }),
      ],
      announcements: [row('news', { text: 'Hello' })],
    }),
  };
};
