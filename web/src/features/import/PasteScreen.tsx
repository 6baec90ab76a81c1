import { Button, Textarea, TextInput } from '@mantine/core';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { t } from '../../lib/messages/index.ts';
import classes from './CreatePage.module.css';
import { useImportText } from './import.api.ts';
import { WaysOn } from './WaysOn.tsx';

/** The source of a page, or schema.org JSON, for pages that let no program read them. */
export function PasteScreen() {
  const { groupSlug = '' } = useParams({ strict: false });
  const { address } = useSearch({ strict: false });
  const navigate = useNavigate();
  const load = useImportText();
  const [data, setData] = useState('');
  const [url, setUrl] = useState(typeof address === 'string' ? address : '');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { data, ...(url.trim() && { url: url.trim() }) };
    const slug = await load.mutateAsync({ body }).catch(() => null);
    if (slug === null) return;
    await navigate({ to: '/g/$groupSlug/r/$recipeSlug', params: { groupSlug, recipeSlug: slug } });
  };

  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <p className={classes.lead}>{t('create.paste-lead')}</p>
      <Textarea
        label={t('create.source')}
        description={t('create.source-hint')}
        autosize
        minRows={8}
        maxRows={18}
        autoFocus
        value={data}
        onChange={(event) => setData(event.currentTarget.value)}
      />
      <TextInput
        label={t('create.address-optional')}
        placeholder="https://"
        inputMode="url"
        value={url}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      {load.error && <WaysOn error={load.error} groupSlug={groupSlug} />}
      <div>
        <Button type="submit" loading={load.isPending} disabled={data.trim() === ''}>
          {t('create.import')}
        </Button>
      </div>
    </form>
  );
}
