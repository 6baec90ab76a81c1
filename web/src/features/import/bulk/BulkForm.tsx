import { contract, mostBulkImports } from '@larder/contract';
import { Button, Switch, Textarea } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useMemo, useState } from 'react';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { importPreferences } from '../import-preferences.ts';
import classes from './Bulk.module.css';
import { LinkList } from './LinkList.tsx';
import { linkLines } from './link-lines.ts';
import { OrganizerFields } from './OrganizerFields.tsx';
import { noOrganizers, type Organizers, organizersFor } from './organizers.ts';

/** Links to be imported in the background, with tags and categories for all of them and for each. */
export function BulkForm({ initial = '' }: { initial?: string }) {
  const navigate = useNavigate();
  const load = useChange(contract.bulkImports.fromUrls, { quiet: true });
  const [text, setText] = useState(initial);
  const [forAll, setForAll] = useState(noOrganizers);
  const [ofLinks, setOfLinks] = useState<ReadonlyMap<string, Organizers>>(new Map());
  const [{ includeTags }, changeTaste] = importPreferences.use();
  const lines = useMemo(() => linkLines(text), [text]);
  const urls = lines.flatMap(({ url, isRepeated }) => (url && !isRepeated ? [url] : []));
  const tooMany = urls.length > mostBulkImports;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const imports = urls.map((url) => ({ url, ...organizersFor(forAll, ofLinks.get(url)) }));
    const reply = await load.mutateAsync({ body: { imports, includeTags } }).catch(() => null);
    if (reply) await navigate({ to: '/group/reports/$reportId', params: { reportId: reply.reportId } });
  };

  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <p className={classes.lead}>{t('create.bulk-lead')}</p>
      <Textarea
        label={t('create.bulk-links')}
        description={t('create.bulk-links-hint')}
        placeholder="https://"
        autosize
        minRows={5}
        maxRows={8}
        autoFocus
        value={text}
        error={tooMany ? t('create.bulk-too-many', { most: mostBulkImports }) : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {lines.length > 0 && (
        <div className={classes.understood}>
          <p aria-live="polite">{t('create.bulk-count', { count: urls.length, left: lines.length - urls.length })}</p>
          <LinkList
            lines={lines}
            ofLinks={ofLinks}
            onOrganize={(url, organizers) => setOfLinks((now) => new Map(now).set(url, organizers))}
          />
        </div>
      )}
      <OrganizerFields
        labels={{ tags: t('create.bulk-tags'), categories: t('create.bulk-categories') }}
        value={forAll}
        onChange={setForAll}
      />
      <Switch
        label={t('create.include-tags')}
        checked={includeTags}
        onChange={(event) => changeTaste({ includeTags: event.currentTarget.checked })}
      />
      {load.error && (
        <p role="alert" className={classes.failure}>
          {load.error.message}
        </p>
      )}
      <div>
        <Button type="submit" loading={load.isPending} disabled={urls.length === 0 || tooMany}>
          {t('create.bulk-begin', { count: urls.length })}
        </Button>
      </div>
    </form>
  );
}
