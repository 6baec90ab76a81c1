import { Button, Switch, TextInput } from '@mantine/core';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { t } from '../../lib/messages/index.ts';
import classes from './CreatePage.module.css';
import { findAddress } from './find-address.ts';
import { useImportUrl } from './import.api.ts';
import { importPreferences } from './import-preferences.ts';
import { WaysOn } from './WaysOn.tsx';

/** A link becomes a recipe. What another app shared is filled in already. */
export function UrlScreen() {
  const { groupSlug = '' } = useParams({ strict: false });
  const { recipe_import_url: shared } = useSearch({ strict: false });
  const navigate = useNavigate();
  const load = useImportUrl();
  const [text, setText] = useState(typeof shared === 'string' ? (findAddress(shared) ?? shared) : '');
  const [{ includeTags, editAfterwards }, changeTaste] = importPreferences.use();
  const url = findAddress(text);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!url) return;
    const slug = await load.mutateAsync({ body: { url, includeTags } }).catch(() => null);
    if (slug === null) return;
    await navigate({
      to: '/g/$groupSlug/r/$recipeSlug',
      params: { groupSlug, recipeSlug: slug },
      search: editAfterwards ? { edit: true } : {},
    });
  };

  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <p className={classes.lead}>{t('create.url-lead')}</p>
      <TextInput
        label={t('create.address')}
        placeholder="https://"
        inputMode="url"
        autoComplete="off"
        autoFocus
        size="md"
        value={text}
        error={text.trim() !== '' && !url ? t('validation.url') : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={classes.switches}>
        <Switch
          label={t('create.include-tags')}
          checked={includeTags}
          onChange={(event) => changeTaste({ includeTags: event.currentTarget.checked })}
        />
        <Switch
          label={t('create.edit-afterwards')}
          checked={editAfterwards}
          onChange={(event) => changeTaste({ editAfterwards: event.currentTarget.checked })}
        />
      </div>
      {load.error && <WaysOn error={load.error} groupSlug={groupSlug} {...(url && { address: url })} />}
      <div>
        <Button type="submit" loading={load.isPending} disabled={!url}>
          {t('create.import')}
        </Button>
      </div>
    </form>
  );
}
