export { besidesKey, RecipeBesides } from './archiving/besides.ts';
export type { TakenParts } from './archiving/bring-parts.ts';
export { type EventPicture, prepareEventPictures } from './archiving/restore-besides.ts';
export { assetBin } from './assets/asset-bin.ts';
export { assetRoutes } from './assets/assets.routes.ts';
export { bulkActionRoutes } from './bulk-actions/bulk-actions.routes.ts';
export { removeMany } from './bulk-actions/change-many.ts';
export { type Change, changeOf } from './change.ts';
export { commentBin } from './comments/comment-bin.ts';
export { commentRoutes } from './comments/comments.routes.ts';
export { commentsTables } from './comments/comments.tables.ts';
export { type Duplicate, findDuplicates, findOfPage, findSameIngredients } from './duplicates/find-duplicates.ts';
export { indexAgain, indexConcerned, indexJobs, renamings } from './entities/index-again.ts';
export { recipeReferences, recipesWithOrganizer } from './entities/recipe-references.repository.ts';
export { exportJobs } from './export-many/export.jobs.ts';
export { exportContents } from './export-many/export-contents.ts';
export { exportOwnRecipes } from './export-many/export-own-recipes.ts';
export { recipeExportRoutes } from './export-many/exports.routes.ts';
export { findOwnRecipes, recipeExportFolder } from './export-many/recipe-exports.repository.ts';
export { recipeExportsTables } from './export-many/recipe-exports.tables.ts';
export { startExport } from './export-many/start-export.ts';
export { exportRoutes, zipAnswer } from './export-one/export.routes.ts';
export {
  assetFileName,
  assetIn,
  eventImageFolder,
  formerImageFolder,
  imageSourceKey,
  recipeAssetKey,
  recipeFolder,
  recipeImageFolder,
  recipeImageKey,
  recipeScanKey,
  scanIn,
  sizeNamed,
} from './file-keys.ts';
export { compareRecipes } from './history/read-versions.ts';
export { returnToVersion } from './history/restore-version.ts';
export { recipeVersionRoutes } from './history/versions.routes.ts';
export { fetchImage, newImageKey, takeImage } from './images/change-image.ts';
export { type UnsizedImage, writeImage, writeImageInto } from './images/image-files.ts';
export { findImage } from './images/image-sizes.ts';
export { imageRoutes } from './images/images.routes.ts';
export { sizeLater, sizingJobs } from './images/sizing.jobs.ts';
export { linkAgain } from './linking/binned-links.ts';
export { withPublicLinks } from './linking/public-links.ts';
export { recipeUseRoutes } from './linking/uses.routes.ts';
export { readSummaries } from './listing/cards.repository.ts';
export { filteredRecipeIds, findFilteredRecipe } from './listing/filtered-recipes.repository.ts';
export { listPublicRecipes, listRecipes } from './listing/list-recipes.ts';
export { organizerPictureRoutes } from './listing/organizer-pictures.routes.ts';
export { type RecipeFilter, recipeFilter } from './listing/recipe-filter.repository.ts';
export { toSharedCard } from './listing/shared-card.ts';
export { favoriteRoutes } from './opinions/favorites.routes.ts';
export { recipeChangeRoutes } from './reading/changes.routes.ts';
export { recipeDocuments, recipeRevisions } from './reading/documents.derived.ts';
export { answerPublicRecipe, answerSharedRecipe } from './reading/documents.repository.ts';
export { documentsTables } from './reading/documents.tables.ts';
export { getRecipe, readRecipeOf, readRecipesWithIds } from './reading/read-recipe.repository.ts';
export { visibleToAll } from './reading/visible-to-all.repository.ts';
export { recipeFields } from './recipe-fields.repository.ts';
export { recipeState } from './recipe-state.repository.ts';
export { recipeRoutes } from './recipes.routes.ts';
export { recipesTables } from './recipes.tables.ts';
export { restoreInto } from './restoring/restore-into.ts';
export {
  type PreparedRecipe,
  prepareRestore,
  restoreAlone,
  restoreRecipe,
  sizeOfTaken,
  type TakenRecipe,
  withFreeId,
  withoutFiles,
} from './restoring/restore-recipe.ts';
export { savedFilterReferences } from './saved-filters/filter-references.repository.ts';
export { savedFilterRoutes } from './saved-filters/saved-filters.routes.ts';
export { savedFiltersTables } from './saved-filters/saved-filters.tables.ts';
export { createRecipe, type NewRecipe, type Origin } from './saving/create-recipe.ts';
export { leftoverJobs, removeLeftovers } from './saving/leftover-files.ts';
export { recipeBin } from './saving/recipe-bin.ts';
export { removeRecipe } from './saving/remove-recipe.ts';
export { saveRecipe } from './saving/save-recipe.ts';
export { schemaRecipe } from './schema-org/schema-recipe.ts';
export { findRecipes } from './search/find-recipes.ts';
export { searchIndex } from './search/search.derived.ts';
export { searchTables } from './search/search.tables.ts';
export { searchIndexIn } from './search/search-index.repository.ts';
export { timelineEventBin } from './timeline/event-bin.ts';
export { noteEvent } from './timeline/note-event.ts';
export { timelineRoutes } from './timeline/timeline.routes.ts';
export { timelineTables } from './timeline/timeline.tables.ts';
