import { attributeNames } from '../../compatibility/index.ts';

const largestDepth = 6;

/** `recipe_category.group_id` and `recipeCategory.groupId` as `['recipeCategory', 'groupId']`; nothing for what is no attribute. */
export function attributePath(text: string): string[] | undefined {
  const names = text.split('.');
  if (names.length > largestDepth || !names.every((name) => /^[a-z][a-z0-9_]{0,63}$/i.test(name))) return undefined;
  return attributeNames(names);
}
