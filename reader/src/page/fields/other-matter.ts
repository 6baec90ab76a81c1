import type { IngredientGroup, InstructionSection, RecipeNote } from '../../recipe.ts';

/** What a form asks for, which stands in the list of steps on some pages. */
const consent =
  /newsletter|nyhetsbrev|nieuwsbrief|unsubscribe|subscribe (?:to|now|and|button)|privacy (?:policy|notice)|terms (?:of (?:service|use)|and conditions)|cookie polic|datenschutz|politique de confidentialité|désabonner|informativa sulla privacy|política de privaci?dad|privacybeleid|integritetspolicy|polityk[aęi] prywatności|политик\p{L} конфиденциальности|プライバシーポリシー|メールマガジン/iu;
const longestConsent = 400;

const allergens =
  /^(?:(?:food )?allergens?|allergy(?: advice| information)?|allergen(?:e|hinweise|information)|allergènes?|allergeni|al[ée]rgenos|alergen[yi]|allergenen|allergener|allergeenit|аллергены|алергени|αλλεργιογόνα|alerjenler)\s*:\s*(\S.*)$/isu;

interface Parts {
  ingredientGroups: IngredientGroup[];
  instructionSections: InstructionSection[];
  notes: RecipeNote[];
}

/** Ingredients and steps without what is neither: the consent to a newsletter goes, what the dish holds for allergics is a note. */
export const withoutOtherMatter = <Recipe extends Parts>(recipe: Recipe): Recipe => {
  const lines = recipe.ingredientGroups.flatMap(({ ingredients }) => ingredients);
  const steps = recipe.instructionSections.flatMap(({ steps }) => steps.map(({ text }) => text));
  const warnings = [...lines, ...steps].filter((text) => allergens.test(text));
  const isConsent = (text: string) => text.length <= longestConsent && consent.test(text);
  if (warnings.length === 0 && ![...lines, ...steps].some(isConsent)) return recipe;
  const isOurs = (text: string) => !allergens.test(text) && !isConsent(text);
  return {
    ...recipe,
    ingredientGroups: recipe.ingredientGroups
      .map((group) => ({ ...group, ingredients: group.ingredients.filter(isOurs) }))
      .filter(({ ingredients }) => ingredients.length > 0),
    instructionSections: recipe.instructionSections
      .map((section) => ({ ...section, steps: section.steps.filter(({ text }) => isOurs(text)) }))
      .filter((section) => section.steps.length > 0),
    notes: [...recipe.notes, ...[...new Set(warnings)].map(noteOf)],
  };
};

const noteOf = (warning: string): RecipeNote => ({
  title: warning.slice(0, warning.indexOf(':')).trim(),
  text: allergens.exec(warning)?.[1] ?? warning,
});
