import { contract, type RecipeSummary, type User } from '@larder/contract';
import { Select, Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { FormDialog } from '../../../components/Dialog.tsx';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { useMe } from '../../../lib/session/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import { useFoundRecipes } from '../edit/linked/recipes-to-link.ts';
import { CookField } from '../made/CookField.tsx';
import { DayField } from '../made/DayField.tsx';
import { dayInWords, type MadeDraft, momentOf } from '../made/made-draft.ts';
import { PhotoField } from '../made/PhotoField.tsx';
import { withoutEvent } from './timeline.api.ts';

/** Something that was cooked: which recipe, when and by whom, what there is to say of it, and a photo. */
export default function AddEventDialog({ onClose }: { onClose: () => void }) {
  const me = useMe();
  const [recipe, setRecipe] = useState<RecipeSummary>();
  const [draft, setDraft] = useState<Omit<MadeDraft, 'rating'>>({ day: 0, cook: null, line: '', photo: null });
  const change = (part: Partial<MadeDraft>) => setDraft((before) => ({ ...before, ...part }));
  const { add, isPending } = useAddEvent();
  const save = async () => {
    if (recipe && me && (await add(recipe, draft, me))) onClose();
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('timeline.add-title')}
      submitLabel={t('timeline.add')}
      onSubmit={() => void save()}
      busy={isPending}
      disabled={!recipe}
    >
      <RecipeField recipe={recipe} onChange={setRecipe} />
      <DayField day={draft.day} onChange={(day) => change({ day })} />
      <CookField cookId={draft.cook?.id} onChange={(cook) => change({ cook })} />
      <Textarea
        label={t('made.line')}
        autosize
        minRows={2}
        maxLength={2000}
        dir="auto"
        value={draft.line}
        onChange={({ currentTarget }) => change({ line: currentTarget.value })}
      />
      <PhotoField photo={draft.photo} onChange={(photo) => change({ photo })} />
    </FormDialog>
  );
}

interface RecipeFieldProps {
  recipe: RecipeSummary | undefined;
  onChange: (recipe: RecipeSummary | undefined) => void;
}

/** A recipe of the household, found by its name. */
function RecipeField({ recipe, onChange }: RecipeFieldProps) {
  const [typed, setTyped] = useState('');
  const [settled] = useDebouncedValue(typed === recipe?.name ? '' : typed.trim(), 150);
  const { found = [], error } = useFoundRecipes(settled, { most: 8 });
  const known = recipe && !found.some(({ id }) => id === recipe.id) ? [recipe, ...found] : found;
  return (
    <Select
      label={t('timeline.which-recipe')}
      data={known.map(({ id, name }) => ({ value: id, label: name }))}
      value={recipe?.id ?? null}
      onChange={(id) => onChange(known.find((one) => one.id === id))}
      searchable
      // The dialog opens with the focus here, and the list would cover its other fields.
      openOnFocus={false}
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has found them.
      filter={({ options }) => options}
      nothingFoundMessage={t('recipe.edit.link-recipe-none')}
      error={error?.message}
      data-autofocus
    />
  );
}

/** Notes an event, with its photo; Undo takes it back. Answers whether it is noted. */
function useAddEvent() {
  const create = useChange(contract.timeline.create, { saysDone: true });
  const picture = useChange(contract.timeline.replaceImage);
  const remove = useChange(contract.timeline.remove, {
    saysDone: true,
    optimistic: (update, { params }) => withoutEvent(update, params.eventId),
  });
  const add = async (recipe: RecipeSummary, draft: Omit<MadeDraft, 'rating'>, me: User): Promise<boolean> => {
    const cook = draft.cook ?? me;
    const body = {
      recipeId: recipe.id,
      userId: cook.id,
      subject: t('made.subject', { name: cook.fullName }),
      eventType: 'comment' as const,
      timestamp: momentOf(draft.day),
      ...(draft.line.trim() && { eventMessage: draft.line.trim() }),
    };
    const event = await create.mutateAsync({ body }).catch(() => undefined);
    if (!event) return false;
    const params = { eventId: event.id };
    if (draft.photo) {
      // The event stands also without its photo, of which the call has told.
      await picture
        .mutateAsync({ params, form: { extension: 'jpg' }, files: { image: draft.photo } })
        .catch(() => undefined);
    }
    toast.undoable(t('made.saved', { day: dayInWords(draft.day) }), t('action.undo'), () => remove.mutate({ params }));
    return true;
  };
  return { add, isPending: create.isPending || picture.isPending };
}
