import { contract } from '@larder/contract';
import { Button, TextInput } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useChange } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import classes from './CreatePage.module.css';

/** A name is enough to begin; everything else is written on the page itself. */
export function NewScreen() {
  const { groupSlug = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const create = useChange(contract.recipes.create, { quiet: true });
  const [name, setName] = useState('');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const slug = await create.mutateAsync({ body: { name: name.trim() } }).catch(() => null);
    if (slug === null) return;
    await navigate({
      to: '/g/$groupSlug/r/$recipeSlug',
      params: { groupSlug, recipeSlug: slug },
      search: { edit: true },
    });
  };

  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <p className={classes.lead}>{t('create.new-lead')}</p>
      <TextInput
        label={t('create.name')}
        placeholder={t('create.name-example')}
        autoFocus
        size="md"
        value={name}
        error={create.error?.message}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div>
        <Button type="submit" loading={create.isPending} disabled={name.trim() === ''}>
          {t('create.begin')}
        </Button>
      </div>
    </form>
  );
}
