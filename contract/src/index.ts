import { about } from './about/about.ts';
import { activity, adminActivity } from './activity/activity.ts';
import { adminAbout } from './admin/about.ts';
import { backupContents } from './admin/backup-contents.ts';
import { backups, plainBackups, secondPlaceBackups } from './admin/backups.ts';
import { adminGroups } from './admin/groups.ts';
import { adminHealth } from './admin/health.ts';
import { adminMaintenance } from './admin/maintenance.ts';
import { probes } from './admin/probes.ts';
import { setupRestore } from './admin/setup-restore.ts';
import { adminTasks } from './admin/tasks.ts';
import { adminUsers, userAccounts } from './admin/users.ts';
import { auth } from './auth/auth.ts';
import { emails } from './auth/emails.ts';
import { passkeys } from './auth/passkeys.ts';
import { passwords } from './auth/passwords.ts';
import { registration } from './auth/registration.ts';
import { sessions } from './auth/sessions.ts';
import { setup } from './auth/setup.ts';
import { signOn } from './auth/sign-on.ts';
import { bin } from './bin/bin.ts';
import { cookbooks } from './cookbooks/cookbooks.ts';
import { deliveries } from './deliveries/deliveries.ts';
import { merges } from './entities/merging.ts';
import { explore } from './explore/explore.ts';
import { foods } from './foods/foods.ts';
import { groups } from './groups/groups.ts';
import { members } from './groups/members.ts';
import { revisions } from './groups/revisions.ts';
import { adminHouseholds, households } from './households/households.ts';
import { recipeArchives } from './import/archives.ts';
import { bulkImports } from './import/bulk.ts';
import { imports } from './import/import.ts';
import { importPreviews } from './import/previews.ts';
import { shownPages } from './import/shown-pages.ts';
import { sourcePages } from './import/source-pages.ts';
import { ingredients } from './ingredients/ingredients.ts';
import { labels } from './labels/labels.ts';
import { adminMail } from './mail/mail.ts';
import { mealplanCalendar } from './mealplans/calendar.ts';
import { mealplans } from './mealplans/entries.ts';
import { mealplanShopping } from './mealplans/planned-shopping.ts';
import { mealplanRepeats } from './mealplans/repeats.ts';
import { mealplanRules } from './mealplans/rules.ts';
import { mealplanSuggestions } from './mealplans/suggestions.ts';
import { mealplanTemplates } from './mealplans/templates.ts';
import { media } from './media/media.ts';
import { migrations } from './moving-in/migrations.ts';
import { moves } from './moving-in/moves.ts';
import { moveServers } from './moving-in/servers.ts';
import { notifiers } from './notifications/notifiers.ts';
import { ocr } from './ocr/ocr.ts';
import { categories, tags, tools } from './organizers/organizer-endpoints.ts';
import { organizerPictures } from './organizers/organizer-pictures.ts';
import { planCategories } from './organizers/plan-categories.ts';
import { push } from './push/push.ts';
import { recipeActions } from './recipe-actions/recipe-actions.ts';
import { bulkRecipes, recipeCollections } from './recipes/bulk-actions.ts';
import { comments } from './recipes/comments.ts';
import { recipeChanges } from './recipes/recipe-changes.ts';
import { recipes } from './recipes/recipes.ts';
import { savedFilters } from './recipes/saved-filters.ts';
import { timeline } from './recipes/timeline.ts';
import { recipeUses } from './recipes/uses.ts';
import { recipeVersions } from './recipes/versions.ts';
import { reports } from './reports/reports.ts';
import { search } from './search/search.ts';
import { seeders } from './seeders/seeders.ts';
import { recipeShares } from './sharing/recipe-shares.ts';
import { shareLinks } from './sharing/share-links.ts';
import { shoppingOperations } from './shopping/operations.ts';
import { shoppingPrices } from './shopping/prices.ts';
import { shoppers } from './shopping/shoppers.ts';
import { shoppingItems } from './shopping/shopping-items.ts';
import { shoppingLists } from './shopping/shopping-lists.ts';
import { shops } from './shopping/shops.ts';
import { statistics } from './statistics/statistics.ts';
import { adminThemes } from './theme/themes.ts';
import { units } from './units/units.ts';
import { ownAccount } from './users/own-account.ts';
import { users } from './users/users.ts';
import { validators } from './validators/validators.ts';
import { webhooks } from './webhooks/webhooks.ts';

export { AppInfo, AppTheme, demoAccount } from './about/about.ts';
export { EffectiveSetting, type SettingSubject, settingSubjects } from './admin/about.ts';
export * from './admin/backup-contents.ts';
export * from './admin/backups.ts';
export { AdminGroup } from './admin/groups.ts';
export { type HealthPage, HealthResult, healthPages } from './admin/health.ts';
export type { Leftovers, LogLevel } from './admin/maintenance.ts';
export * from './admin/setup-restore.ts';
export type { QueuedJob, TaskOnClock } from './admin/tasks.ts';
export { AdminUser, NewAccount } from './admin/users.ts';
export { AccessToken, ApiToken } from './auth/auth.ts';
export { Passkey } from './auth/passkeys.ts';
export { LoggedIn } from './auth/sessions.ts';
export {
  type ConnectionStep,
  type SignOnCheck,
  SignOnFailure,
  type SignOnReason,
  signOnChecks,
  signOnReasons,
} from './auth/sign-on.ts';
export {
  BinItem,
  type BinnedKind,
  binLifeInDays,
  binnedKinds,
  RestoredItem,
} from './bin/bin.ts';
export {
  Cookbook,
  type CookbookFilter,
  CookbookInput,
  CookbookPreview,
  CookbookWithRecipes,
  type KnownCookbook,
  mostPicked,
  type PickedRecipe,
} from './cookbooks/cookbooks.ts';
export * from './deliveries/deliveries.ts';
export * from './endpoint.ts';
export { type Access, accessLevels, type FileReply, file, type MemberAccess, type RedirectReply } from './endpoint.ts';
export * from './entities/duplicates.ts';
export {
  BulkResult,
  type EntityDefinition,
  type ItemOf,
  type SentOf,
  type TableFormat,
  tableFormats,
} from './entities/entity.ts';
export * from './entities/file-import.ts';
export {
  type EntityKind,
  Merge,
  Merged,
  type MergeKind,
  MergePreview,
  mergeKinds,
  type UserKind,
  userKinds,
} from './entities/merging.ts';
export * from './errors.ts';
export * from './events.ts';
export { Food, FoodInput, foodEntity } from './foods/foods.ts';
export { Group, GroupPreferences, Invitation, MealTimes } from './groups/groups.ts';
export { LeftBehind } from './groups/members.ts';
export { ArchivedRecipe, ArchivePreview, mostArchivedRecipes } from './import/archives.ts';
export { BulkImport, bulkImportTries, mostBulkImports } from './import/bulk.ts';
export {
  FoundAnyway,
  ImportPreview,
  type PreviewField,
  previewFields,
  type ReadingOrigin,
  readingOrigins,
} from './import/previews.ts';
export { SavedPage } from './import/shown-pages.ts';
export { FieldDifference, type RereadField, rereadFields } from './import/source-pages.ts';
export { Correction, type CorrectionKind, SentCorrection } from './ingredients/correction.ts';
export {
  type IngredientConfidence,
  longestIngredientLine,
  type NewFood,
  type NewUnit,
  ParsedIngredient,
  type ParserName,
  parserNames,
} from './ingredients/parsed-ingredient.ts';
export { Label, LabelInput, labelEntity, plainLabelColor } from './labels/labels.ts';
export { ListQuery, type Page, page, SearchableListQuery } from './lists.ts';
export { MailOutcome, type MailStep, type MailTest, mailSteps } from './mail/mail.ts';
export * from './mealplans/calendar.ts';
export * from './mealplans/entries.ts';
export { EntryType, entryTypes } from './mealplans/planned.ts';
export * from './mealplans/planned-shopping.ts';
export * from './mealplans/repeats.ts';
export * from './mealplans/rules.ts';
export * from './mealplans/suggestions.ts';
export * from './mealplans/templates.ts';
export { type ImageFile, imageFiles } from './media/media.ts';
export * from './moving-in/apps.ts';
export * from './moving-in/besides.ts';
export * from './moving-in/move.ts';
export * from './moving-in/servers.ts';
export * from './notifications/notifiers.ts';
export * from './ocr/shapes.ts';
export {
  categoryEntity,
  OrganizerInput,
  ToolInput,
  tagEntity,
  toolEntity,
} from './organizers/organizer-endpoints.ts';
export { mostOrganizerPictures, PicturedRecipe } from './organizers/organizer-pictures.ts';
export { Organizer, type OrganizerKind, organizerKinds, organizerPaths, Tool } from './organizers/organizers.ts';
export { type PushChoices, PushDevice, PushNotice, type RunningTimer } from './push/push.ts';
export { RecipeAction, recipeActionTypes } from './recipe-actions/recipe-actions.ts';
export {
  BulkOutcome,
  type ExportFormat,
  exportFormats,
  mostRecipesAtOnce,
  type PaperSize,
  paperSizes,
  RecipeExport,
} from './recipes/bulk-actions.ts';
export { Comment, longestComment } from './recipes/comments.ts';
export { Ingredient, IngredientInput, RecipeReference, ReferencedRecipe } from './recipes/ingredient.ts';
export * from './recipes/recipe.ts';
export { KnownRecipe, RecipeListQuery } from './recipes/recipes.ts';
export { FilterSettings, SavedFilter } from './recipes/saved-filters.ts';
export { TimelineEvent, timelineEventTypes } from './recipes/timeline.ts';
export { RecipeUse } from './recipes/uses.ts';
export * from './recipes/versions.ts';
export { Report, ReportEntry, ReportSummary, reportCategories, type ServerTask } from './reports/reports.ts';
export { Found, type FoundEntity, FoundRecipe, type MarkedText } from './search/search.ts';
export { Name } from './shapes.ts';
export { ShareToken, shareLifeInDays } from './sharing/recipe-shares.ts';
export * from './sharing/share-links.ts';
export * from './shopping/operations.ts';
export * from './shopping/prices.ts';
export * from './shopping/shoppers.ts';
export * from './shopping/shopping-items.ts';
export * from './shopping/shopping-lists.ts';
export * from './shopping/shops.ts';
export type { GroupStatistics, GroupStorage } from './statistics/statistics.ts';
export * from './theme/contrast.ts';
export { mostThemes, Theme, type ThemeInput } from './theme/themes.ts';
export * from './topics.ts';
export { type StandardUnit, standardUnits, Unit, UnitInput, unitEntity } from './units/units.ts';
export { closestLocale, closestLocales, directionOf, type LocaleName, locales } from './users/locales.ts';
export { Email, Locale, Password, User, Username } from './users/user.ts';

/** Every endpoint of the API by feature: routes, web client, tests and documents are made from it. */
export const contract = {
  about,
  auth,
  bin,
  setup,
  registration,
  passwords,
  emails,
  sessions,
  passkeys,
  adminMail,
  signOn,
  users,
  groups,
  members,
  revisions,
  validators,
  categories,
  tags,
  tools,
  organizerPictures,
  planCategories,
  foods,
  units,
  labels,
  merges,
  seeders,
  recipeChanges,
  recipes,
  bulkRecipes,
  recipeCollections,
  savedFilters,
  recipeUses,
  recipeVersions,
  search,
  cookbooks,
  shoppingLists,
  shoppingItems,
  shoppingOperations,
  shoppingPrices,
  shops,
  shoppers,
  statistics,
  comments,
  mealplans,
  mealplanRules,
  mealplanTemplates,
  mealplanSuggestions,
  mealplanShopping,
  mealplanRepeats,
  mealplanCalendar,
  timeline,
  recipeShares,
  shareLinks,
  reports,
  imports,
  bulkImports,
  importPreviews,
  shownPages,
  recipeArchives,
  sourcePages,
  moves,
  moveServers,
  migrations,
  ingredients,
  ocr,
  ownAccount,
  explore,
  media,
  activity,
  adminActivity,
  households,
  adminHouseholds,
  deliveries,
  webhooks,
  notifiers,
  recipeActions,
  push,
  backups,
  backupContents,
  setupRestore,
  plainBackups,
  secondPlaceBackups,
  adminHealth,
  probes,
  adminAbout,
  adminUsers,
  userAccounts,
  adminGroups,
  adminMaintenance,
  adminTasks,
  adminThemes,
};
export * from './activity/activity.ts';
export { Household } from './households/households.ts';
export { isWebAddress } from './web-address.ts';
export { Webhook, type WebhookInput } from './webhooks/webhooks.ts';
