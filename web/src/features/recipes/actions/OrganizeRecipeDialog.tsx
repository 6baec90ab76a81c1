import { contract, type RecipeSummary } from '@larder/contract';
import { useState } from 'react';
import { FormDialog } from '../../../components/Dialog.tsx';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { OrganizerNames } from '../shared/OrganizerNames.tsx';

const namesOf = (organizers: readonly { name: string }[]) => organizers.map(({ name }) => name);
const named = (names: readonly string[]) => names.map((name) => ({ name }));

/** The categories, tags and tools of one recipe: what is taken out of a field is taken off the recipe. */
export default function OrganizeRecipeDialog({ recipe, onClose }: { recipe: RecipeSummary; onClose: () => void }) {
  const [categories, setCategories] = useState(() => namesOf(recipe.recipeCategory));
  const [tags, setTags] = useState(() => namesOf(recipe.tags));
  const [tools, setTools] = useState(() => namesOf(recipe.tools));
  const save = useChange(contract.recipes.change, { quiet: true });
  const submit = () =>
    save.mutate(
      {
        params: { slug: recipe.slug },
        body: { recipeCategory: named(categories), tags: named(tags), tools: named(tools) },
      },
      { onSuccess: onClose },
    );
  return (
    <FormDialog
      opened
      small
      title={t('recipe.organize-title', { name: recipe.name })}
      submitLabel={t('action.save')}
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <OrganizerNames kind="categories" label={t('data.categories')} names={categories} onChange={setCategories} />
      <OrganizerNames kind="tags" label={t('data.tags')} names={tags} onChange={setTags} data-autofocus />
      <OrganizerNames
        kind="tools"
        label={t('data.tools')}
        names={tools}
        onChange={setTools}
        error={save.error?.message}
      />
    </FormDialog>
  );
}
