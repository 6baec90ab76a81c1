import type { RecipeSettings } from '@larder/contract';
import { t } from '../../../../lib/messages/index.ts';

/** What each setting means when it is on. */
export const settingNames: [key: keyof RecipeSettings, name: () => string][] = [
  ['public', () => t('recipe.edit.setting-public')],
  ['landscapeView', () => t('recipe.edit.setting-landscape')],
  ['showNutrition', () => t('recipe.edit.setting-nutrition')],
  ['showAssets', () => t('recipe.edit.setting-assets')],
  ['disableComments', () => t('recipe.edit.setting-no-comments')],
  ['disableAmount', () => t('recipe.edit.setting-no-amounts')],
  ['locked', () => t('recipe.edit.setting-locked')],
];
