import type { Recipe } from '@larder/contract';
import { Suspense, useEffect, useRef, useState } from 'react';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import spoken from '../../../components/spoken.module.css';
import { TaskPage } from '../../../components/TaskPage.tsx';
import { t } from '../../../lib/messages/index.ts';
import { lazy } from '../../../lib/screen/lazy.ts';
import { useTitle } from '../../../lib/screen/use-title.ts';
import { useMe } from '../../../lib/session/index.ts';
import { DraftDialog } from './dialogs/DraftDialog.tsx';
import { noErrors } from './draft/field-errors.ts';
import { ownerOf, readStoredDraft } from './draft/stored-draft.ts';
import { RecipeForm } from './parts/RecipeForm.tsx';
import classes from './RecipeEditor.module.css';
import { SaveBar } from './SaveBar.tsx';
import { useEditKeys } from './use-edit-keys.ts';
import { useLeaving } from './use-leaving.ts';
import { useRecipeEditing } from './use-recipe-editing.ts';
import { useStoredDraft } from './use-stored-draft.ts';

const ConflictDialog = lazy(() => import('./dialogs/ConflictDialog.tsx'));
const LeaveDialog = lazy(() => import('./dialogs/LeaveDialog.tsx'));
const JsonEditor = lazy(() => import('./json/JsonEditor.tsx'));

/** A field that the server refused, or the row around it. */
const wrong = '[aria-invalid="true"], li:has([role="alert"]) [data-main]';

interface RecipeEditorProps {
  recipe: Recipe;
  /** Goes on with the draft that this browser has stored, without asking. */
  resumes: boolean;
  /** Shows the recipe again, under the address that it has now. */
  onLeave: (slug: string) => void;
  /** Leads back without a save. */
  onCancel: () => void;
}

/** The page of a recipe with fields where its text stands, or its JSON. A recipe that nobody has saved yet has no id. */
export function RecipeEditor(props: RecipeEditorProps) {
  const me = useMe();
  return me && <EditMode key={props.recipe.id} {...props} userId={me.id} />;
}

function EditMode({ recipe, resumes, userId, onLeave, onCancel }: RecipeEditorProps & { userId: string }) {
  const owner = ownerOf(recipe, userId);
  const [resumed] = useState(() => (resumes ? readStoredDraft(owner) : null));
  const it = useRecipeEditing(recipe, resumed);
  const stored = useStoredDraft(owner, it.editing, { isDirty: it.isDirty, resumed: resumed !== null });
  const [mode, setMode] = useState<'form' | 'json'>('form');
  const [jsonIsBroken, setJsonBroken] = useState(false);
  const { isAsking, stay, finish, save, discard } = useLeaving({
    recipe,
    it,
    canSave: !jsonIsBroken,
    forgetDraft: stored.forget,
    onLeave,
  });
  const heading = recipe.id ? t('recipe.edit.heading', { name: recipe.name }) : t('recipe.edit.heading-new');
  useTitle(heading);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (it.errors !== noErrors) page.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [it.errors]);
  useEditKeys({ onSave: () => void save(), onLeave: onCancel, onUndo: it.undo, onRedo: it.redo });

  return (
    <TaskPage
      ref={page}
      bar={
        <SaveBar
          mode={mode}
          onMode={setMode}
          isDirty={it.isDirty}
          isSaving={it.isSaving}
          isBroken={jsonIsBroken}
          onUndo={it.editing.past.length > 0 ? it.undo : undefined}
          onRedo={it.editing.future.length > 0 ? it.redo : undefined}
          onCancel={onCancel}
          onSave={() => void save()}
        />
      }
    >
      <div className={classes.middle}>
        <h1 className={spoken.only}>{heading}</h1>
        {mode === 'form' ? (
          <RecipeForm
            recipe={recipe}
            draft={it.editing.draft}
            edit={it.edit}
            errors={it.errors}
            onAttached={it.attached}
            userId={userId}
            progress={it.progress}
          />
        ) : (
          <Suspense fallback={<SkeletonRows count={12} height={28} />}>
            <JsonEditor draft={it.editing.draft} edit={it.edit} errors={it.errors} onBroken={setJsonBroken} />
          </Suspense>
        )}
      </div>
      <Suspense>
        {it.conflict && (
          <ConflictDialog
            conflict={it.conflict}
            base={it.editing.base}
            mine={it.editing.draft}
            busy={it.isSaving}
            onResolve={async (merged) => {
              if (it.conflict) finish(await it.resolve(it.conflict.current, merged));
            }}
            onClose={it.putOffConflict}
          />
        )}
        {stored.found && (
          <DraftDialog
            stored={stored.found}
            onGoOn={(found) => {
              it.goOnWith({ ...found, past: [], future: [] });
              stored.goOn();
            }}
            onDiscard={stored.discard}
          />
        )}
        {isAsking && !it.conflict && (
          <LeaveDialog
            changed={it.changed}
            busy={it.isSaving}
            canSave={!jsonIsBroken}
            onStay={stay}
            onDiscard={discard}
            onSave={() => void save()}
          />
        )}
      </Suspense>
    </TaskPage>
  );
}
