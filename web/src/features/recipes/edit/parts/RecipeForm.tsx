import type { Asset, Recipe } from '@larder/contract';
import { TextInput } from '@mantine/core';
import { t } from '../../../../lib/messages/index.ts';
import { useMe } from '../../../../lib/session/index.ts';
import type { EditErrors } from '../draft/field-errors.ts';
import type { RecipeDraft } from '../draft/recipe-draft.ts';
import type { EditDraft } from '../use-recipe-editing.ts';
import { ExtrasSection } from './ExtrasSection.tsx';
import { FilesSection } from './FilesSection.tsx';
import { IngredientsSection } from './IngredientsSection.tsx';
import { LeadFields } from './LeadFields.tsx';
import { NotesSection } from './NotesSection.tsx';
import { NutritionSection } from './NutritionSection.tsx';
import { OrganizerField } from './OrganizerField.tsx';
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
  /** How much of a picture has been sent. */
  progress: number | undefined;
}

/** The page of a recipe, with fields where its text stands. */
export function RecipeForm({ recipe, draft, edit, errors, onAttached, userId, progress }: RecipeFormProps) {
  const me = useMe();
  const { fields, rows } = errors;
  return (
    <div className={classes.form}>
      <LeadFields recipe={recipe} draft={draft} edit={edit} errors={fields} progress={progress} />
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
        <SettingsSection
          settings={draft.settings}
          edit={edit}
          isOwner={recipe.userId === userId}
          isPrivate={recipe.private}
        />
        <TextInput
          type="url"
          inputMode="url"
          label={t('recipe.edit.source')}
          placeholder="https://"
          value={draft.orgURL}
          onChange={({ currentTarget: { value } }) => edit((draft) => ({ ...draft, orgURL: value }), 'orgURL')}
          error={fields.orgURL}
        />
        {me?.advanced && <ExtrasSection extras={draft.extras} edit={edit} />}
      </div>
    </div>
  );
}
