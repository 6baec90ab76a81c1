import type { IngredientGroup, ReadRecipe } from '../../recipe.ts';

const equipment =
  /^(?:(?:special|kitchen|recommended|you will need)\s+)?(?:equipment|utensils?|kitchenware|ustensiles?|matériel|utensilios|utensílios|utensili|attrezzatura|attrezzi|küchengeräte|küchenutensilien|zubehör|ausstattung|keukengerei|benodigdheden|redskap(?:er|en)?|utstyr|udstyr|utrustning|przybory|sprzęt)(?:\s+(?:needed|used|required|nécessaires?|necesarios|necessários|necessari))?\s*:?$/iu;

/**
 * Takes out what is no group of ingredients: lists of equipment, which go where they belong, and headings that only repeat
 * a line below.
 * @param said the lines that the page's own data calls ingredients: those stay
 */
export function withTrueGroups(recipe: ReadRecipe, said: ReadonlySet<string>): ReadRecipe {
  const isEquipment = ({ name, ingredients }: IngredientGroup) =>
    name !== null && equipment.test(name.trim()) && !ingredients.some((line) => said.has(line));
  const tools = recipe.ingredientGroups.filter(isEquipment).flatMap(({ ingredients }) => ingredients);
  const ingredientGroups = joined(recipe.ingredientGroups.filter((group) => !isEquipment(group)).map(withTrueName));
  if (ingredientGroups.length === 0) return recipe;
  return { ...recipe, ingredientGroups, equipment: recipe.equipment.length > 0 ? recipe.equipment : tools };
}

function withTrueName(group: IngredientGroup): IngredientGroup {
  const name = group.name?.toLowerCase();
  return group.ingredients.some((line) => line.toLowerCase() === name) ? { ...group, name: null } : group;
}

/** What has no heading of its own goes on with the group before. */
function joined(groups: IngredientGroup[]): IngredientGroup[] {
  const all: IngredientGroup[] = [];
  for (const group of groups) {
    const before = all.at(-1);
    if (before && group.name === null)
      all[all.length - 1] = { ...before, ingredients: [...before.ingredients, ...group.ingredients] };
    else all.push(group);
  }
  return all;
}
