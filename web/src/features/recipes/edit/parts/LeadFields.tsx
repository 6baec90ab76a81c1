import type { Recipe } from '@larder/contract';
import { t } from '../../../../lib/messages/index.ts';
import type { EditErrors } from '../draft/field-errors.ts';
import type { RecipeDraft } from '../draft/recipe-draft.ts';
import { GrowingField } from '../lists/GrowingField.tsx';
import type { EditDraft } from '../use-recipe-editing.ts';
import { FactFields } from './FactFields.tsx';
import { OrganizerField } from './OrganizerField.tsx';
import { PictureField } from './PictureField.tsx';
import classes from './RecipeForm.module.css';

interface LeadFieldsProps {
  recipe: Recipe;
  draft: RecipeDraft;
  edit: EditDraft;
  errors: EditErrors['fields'];
  /** How much of a picture has been sent. */
  progress: number | undefined;
}

/** Picture, categories, name, description and facts, as they lead the page. */
export function LeadFields({ recipe, draft, edit, errors, progress }: LeadFieldsProps) {
  const set = (part: Partial<RecipeDraft>, key: string) => edit((draft) => ({ ...draft, ...part }), key);
  return (
    <div className={classes.lead}>
      <PictureField recipe={recipe} name={draft.name} picture={draft.image} edit={edit} progress={progress} />
      <div className={classes.intro}>
        <OrganizerField
          kind="categories"
          label={t('recipe.edit.categories')}
          placeholder={t('recipe.edit.categories-example')}
          value={draft.recipeCategory}
          part="recipeCategory"
          edit={edit}
        />
        <div>
          <GrowingField
            className={`${classes.field} ${classes.name}`}
            value={draft.name}
            onText={(name) => set({ name: name.replace(/(?<!\s)\s*\n\s*/g, ' ') }, 'name')}
            // Who begins a recipe begins with its name.
            autoFocus={!recipe.id}
            aria-label={t('recipe.edit.name')}
            aria-invalid={errors.name ? true : undefined}
            aria-describedby="edit-name-error"
            placeholder={t('recipe.edit.name')}
            maxLength={255}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          <FieldError id="edit-name-error" text={errors.name} />
        </div>
        <div>
          <GrowingField
            className={`${classes.field} ${classes.description}`}
            value={draft.description}
            onText={(description) => set({ description }, 'description')}
            aria-label={t('recipe.edit.description')}
            placeholder={t('recipe.edit.description-example')}
          />
          <FieldError text={errors.description} />
        </div>
        <FactFields
          prepTime={draft.prepTime}
          performTime={draft.performTime}
          cookTime={draft.cookTime}
          totalTime={draft.totalTime}
          recipeServings={draft.recipeServings}
          recipeYieldQuantity={draft.recipeYieldQuantity}
          recipeYield={draft.recipeYield}
          edit={edit}
          errors={errors}
        />
      </div>
    </div>
  );
}

const FieldError = ({ id, text }: { id?: string; text: string | undefined }) => (
  <p id={id} className={classes.error} role="alert">
    {text}
  </p>
);
