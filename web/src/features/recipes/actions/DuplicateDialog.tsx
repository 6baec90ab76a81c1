import { contract, type RecipeSummary } from '@larder/contract';
import { TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FormDialog } from '../../../components/Dialog.tsx';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';

export default function DuplicateDialog({
  recipe,
  groupSlug,
  onClose,
}: {
  recipe: Pick<RecipeSummary, 'slug' | 'name'>;
  groupSlug: string;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const duplicate = useChange(contract.recipes.duplicate, { quiet: true });
  const [name, setName] = useState(t('recipe.duplicate-name', { name: recipe.name }));
  const submit = () =>
    duplicate.mutate(
      { params: { slug: recipe.slug }, body: { name: name.trim() } },
      {
        onSuccess: ({ slug }) => {
          onClose();
          void navigate({ to: '/g/$groupSlug/r/$recipeSlug', params: { groupSlug, recipeSlug: slug } });
        },
      },
    );
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('recipe.duplicate-title')}
      submitLabel={t('recipe.duplicate')}
      onSubmit={submit}
      busy={duplicate.isPending}
      disabled={name.trim() === ''}
    >
      <TextInput
        label={t('recipe.new-name')}
        description={t('recipe.new-name-hint')}
        value={name}
        error={duplicate.error?.message}
        onChange={(event) => setName(event.currentTarget.value)}
        data-autofocus
      />
    </FormDialog>
  );
}
