import type { Asset, Recipe } from '@larder/contract';
import { TextInput } from '@mantine/core';
import { t } from '../../../../lib/messages/index.ts';
import { useMe } from '../../../../lib/session/index.ts';
import type { EditErrors } from '../draft/field-errors.ts';
import type { RecipeDraft } from '../draft/recipe-draft.ts';
import { GrowingField } from '../lists/GrowingField.tsx';
import type { EditDraft } from '../use-recipe-editing.ts';
import { ExtrasSection } from './ExtrasSection.tsx';
import { FactFields } from './FactFields.tsx';
import { FilesSection } from './FilesSection.tsx';
import { IngredientsSection } from './IngredientsSection.tsx';
import { NotesSection } from './NotesSection.tsx';
import { NutritionSection } from './NutritionSection.tsx';
import { OrganizerField } from './OrganizerField.tsx';
import { PictureField } from './PictureField.tsx';
import classes from './RecipeForm.module.css';
import { SettingsSection } from './SettingsSection.tsx';
import { StepsSection } from './StepsSection.tsx';

interface RecipeFormProps {
  recipe: Recipe;
  draft: RecipeDraft;
  edit: EditDraft;
  errors: EditErrors;
  onAttached: (asset: Asset) => void;
  userId: string;
}

/** The page of a recipe, with fields where its text stands. */
export function RecipeForm({ recipe, draft, edit, errors, onAttached, userId }: RecipeFormProps) {
  const me = useMe();
  const { fields, rows } = errors;
  const set = <Key extends keyof RecipeDraft>(key: Key, value: RecipeDraft[Key]) =>
    edit((draft) => ({ ...draft, [key]: value }), key);
  return (
    <div className={classes.form}>
      <div className={classes.lead}>
        <PictureField recipe={recipe} name={draft.name} />
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
              onText={(name) => set('name', name.replace(/(?<!\s)\s*\n\s*/g, ' '))}
              aria-label={t('recipe.edit.name')}
              aria-invalid={fields.name ? true : undefined}
              aria-describedby="edit-name-error"
              placeholder={t('recipe.edit.name')}
              maxLength={255}
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
            <FieldError id="edit-name-error" text={fields.name} />
          </div>
          <div>
            <GrowingField
              className={`${classes.field} ${classes.description}`}
              value={draft.description}
              onText={(description) => set('description', description)}
              aria-label={t('recipe.edit.description')}
              placeholder={t('recipe.edit.description-example')}
            />
            <FieldError text={fields.description} />
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
            errors={fields}
          />
        </div>
      </div>
      <div className={classes.columns}>
        <IngredientsSection rows={draft.recipeIngredient} edit={edit} errors={rows} />
        <StepsSection
          recipe={recipe}
          rows={draft.recipeInstructions}
          ingredients={draft.recipeIngredient}
          edit={edit}
          onAttached={onAttached}
          errors={rows}
        />
      </div>
      <div className={classes.more}>
        <NotesSection notes={draft.notes} edit={edit} error={fields.notes} />
        <section className={classes.pair} aria-label={t('recipe.edit.organizers')}>
          <OrganizerField
            kind="tags"
            label={t('recipe.tags')}
            placeholder={t('recipe.edit.tags-example')}
            value={draft.tags}
            part="tags"
            edit={edit}
          />
          <OrganizerField
            kind="tools"
            label={t('recipe.tools')}
            placeholder={t('recipe.edit.tools-example')}
            value={draft.tools}
            part="tools"
            edit={edit}
          />
        </section>
        <NutritionSection nutrition={draft.nutrition} edit={edit} />
        <FilesSection recipe={recipe} assets={draft.assets} edit={edit} onAttached={onAttached} />
        <SettingsSection settings={draft.settings} edit={edit} isOwner={recipe.userId === userId} />
        <TextInput
          type="url"
          inputMode="url"
          label={t('recipe.edit.source')}
          placeholder="https://"
          value={draft.orgURL}
          onChange={(event) => set('orgURL', event.currentTarget.value)}
          error={fields.orgURL}
        />
        {me?.advanced && <ExtrasSection extras={draft.extras} edit={edit} />}
      </div>
    </div>
  );
}

const FieldError = ({ id, text }: { id?: string; text: string | undefined }) => (
  <p id={id} className={classes.error} role="alert">
    {text}
  </p>
);
