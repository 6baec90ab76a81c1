/** Columns that nobody has to be told of: every table may have when a row was made and last changed. */
const always = ['created_at', 'update_at', 'updated_at'];

/** What means nothing on another server: work that was done there, keys that it signed, and the history of its reports. */
export const notCarried: ReadonlySet<string> = new Set([
  'server_tasks',
  'group_data_exports',
  'password_reset_tokens',
  'invite_tokens',
  'group_reports',
  'report_entries',
  'long_live_tokens',
  'group_to_categories',
]);

/** Tables that all versions have from 1.0 beta to 3. */
export const alwaysThere = [
  'users multi_purpose_labels ingredient_foods ingredient_units categories tags tools recipes recipe_settings',
  'recipes_ingredients recipe_instructions recipe_ingredient_ref_link notes recipe_nutrition recipe_assets api_extras',
  'recipes_to_categories recipes_to_tags recipes_to_tools recipe_comments recipe_share_tokens cookbooks group_meal_plans',
  'group_meal_plan_rules shopping_lists shopping_list_items shopping_list_item_recipe_reference',
  'shopping_list_recipe_reference webhook_urls group_events_notifiers group_events_notifier_options group_preferences',
  'ingredient_food_extras shopping_list_extras shopping_list_item_extras',
].flatMap((names) => names.split(' '));

/** Tables that name what cookbooks and plan rules ask for; after 2.0 a filter says that. */
export const untilFilters = [
  ...['categories', 'tags', 'tools'].map((kind) => `cookbooks_to_${kind}`),
  ...['categories', 'tags'].map((kind) => `plan_rules_to_${kind}`),
];

/**
 * What other programs have besides, and rows that are made of what they answer: books whose recipes somebody has chosen, and meals of several
 * days or for so many.
 */
const ofOthers: Record<string, string> = {
  cookbooks: 'by_hand',
  cookbooks_to_recipes: 'cookbook_id recipe_id',
  group_meal_plans: 'end_date servings',
};

const columns: Record<string, string> = {
  alembic_version: 'version_num',
  api_extras: 'id recipee_id key_name value',
  categories: 'group_id id name slug',
  cookbooks:
    'id position name slug description group_id public require_all_categories require_all_tags require_all_tools household_id query_filter_string',
  cookbooks_to_categories: 'cookbook_id category_id',
  cookbooks_to_tags: 'cookbook_id tag_id',
  cookbooks_to_tools: 'cookbook_id tool_id',
  group_events_notifier_options:
    'id event_notifier_id recipe_created recipe_updated recipe_deleted user_signup data_migrations data_export data_import mealplan_entry_created shopping_list_created shopping_list_updated shopping_list_deleted cookbook_created cookbook_updated cookbook_deleted tag_created tag_updated tag_deleted category_created category_updated category_deleted',
  group_events_notifiers: 'id name enabled apprise_url group_id household_id',
  group_meal_plan_rules: 'id group_id day entry_type household_id query_filter_string',
  group_meal_plans: 'id date entry_type title text group_id recipe_id user_id household_id',
  group_preferences:
    'id group_id private_group first_day_of_week recipe_public recipe_show_nutrition recipe_show_assets recipe_landscape_view recipe_disable_comments recipe_disable_amount',
  groups: 'id name slug',
  household_preferences:
    'id household_id private_household first_day_of_week recipe_public recipe_show_nutrition recipe_show_assets recipe_landscape_view recipe_disable_comments recipe_disable_amount lock_recipe_edits_from_other_households',
  households: 'id name slug group_id',
  households_to_ingredient_foods: 'household_id food_id',
  households_to_recipes: 'id household_id recipe_id last_made',
  households_to_tools: 'household_id tool_id',
  ingredient_food_extras: 'id key_name value ingredient_food_id',
  ingredient_foods: 'id group_id name description label_id plural_name on_hand',
  ingredient_foods_aliases: 'id food_id name',
  ingredient_units:
    'id group_id name description abbreviation fraction use_abbreviation plural_name plural_abbreviation standard_quantity standard_unit',
  ingredient_units_aliases: 'id unit_id name',
  multi_purpose_labels: 'id name color group_id',
  notes: 'id recipe_id title text',
  plan_rules_to_categories: 'group_plan_rule_id plan_rule_id category_id',
  plan_rules_to_households: 'group_plan_rule_id household_id',
  plan_rules_to_tags: 'group_plan_rule_id plan_rule_id tag_id',
  recipe_actions: 'id group_id action_type title url household_id',
  recipe_assets: 'id recipe_id name icon file_name',
  recipe_comments: 'id text recipe_id user_id',
  recipe_ingredient_ref_link: 'id instruction_id reference_id',
  recipe_instructions: 'id recipe_id position type title text summary',
  recipe_nutrition:
    'id recipe_id calories fat_content fiber_content protein_content carbohydrate_content sodium_content sugar_content cholesterol_content saturated_fat_content trans_fat_content unsaturated_fat_content',
  recipe_settings:
    'id recipe_id public show_nutrition show_assets landscape_view disable_amount disable_comments locked',
  recipe_share_tokens: 'id group_id recipe_id expires_at',
  recipe_timeline_events: 'id recipe_id user_id subject message event_type image timestamp',
  recipes:
    'id slug group_id user_id name description image total_time prep_time perform_time cook_time recipe_yield recipeCuisine rating org_url date_added date_updated is_ocr_recipe last_made recipe_servings recipe_yield_quantity',
  recipes_ingredients:
    'id position recipe_id title note unit_id food_id quantity reference_id original_text referenced_recipe_id',
  recipes_to_categories: 'recipe_id category_id',
  recipes_to_tags: 'recipe_id tag_id',
  recipes_to_tools: 'recipe_id tool_id',
  shopping_list_extras: 'id key_name value shopping_list_id',
  shopping_list_item_extras: 'id key_name value shopping_list_item_id',
  shopping_list_item_recipe_reference: 'id shopping_list_item_id recipe_id recipe_quantity recipe_scale recipe_note',
  shopping_list_items:
    'id shopping_list_id is_ingredient position checked quantity note is_food unit_id food_id label_id',
  shopping_list_recipe_reference: 'id shopping_list_id recipe_id recipe_quantity',
  shopping_lists: 'id group_id name user_id household_id',
  shopping_lists_multi_purpose_labels: 'id shopping_list_id label_id position',
  tags: 'id group_id name slug',
  tools: 'id group_id name slug on_hand',
  users:
    'id full_name username email password admin advanced group_id cache_key can_manage can_invite can_organize owned_recipes_id login_attemps locked_at auth_method household_id can_manage_household',
  users_to_favorites: 'user_id recipe_id',
  users_to_recipes: 'user_id recipe_id rating is_favorite id',
  webhook_urls: 'id group_id enabled name url time webhook_type scheduled_time household_id',
};

/** The columns of each table as versions from 1.0 beta to 3 have them; others are told. */
export const knownColumns: Record<string, ReadonlySet<string>> = Object.fromEntries(
  [...new Set([...Object.keys(columns), ...Object.keys(ofOthers)])].map((table) => [
    table,
    new Set([...always, ...`${columns[table] ?? ''} ${ofOthers[table] ?? ''}`.trim().split(' ')]),
  ]),
);
