import { mostBulkImports } from '@larder/contract';
import { Button, Switch, Textarea } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useMemo, useState } from 'react';
import { handedLinks } from '../../../lib/browser/handed-over.ts';
import { t } from '../../../lib/messages/index.ts';
import { ReportList, useReports } from '../../reports/index.ts';
import { importPreferences } from '../import-preferences.ts';
import classes from './Bulk.module.css';
import { useImportMany } from './bulk.api.ts';
import { LinkList } from './LinkList.tsx';
import { linkLines } from './link-lines.ts';
import { OrganizersForAll } from './OrganizersForAll.tsx';

/** Many links at once, imported in the background. */
export function BulkScreen() {
  const navigate = useNavigate();
  const load = useImportMany();
  const [text, setText] = useState(handedLinks.take);
  const [tags, setTags] = useState<string[]>([]);
  const [categories, setCategories] = useState<string[]>([]);
  const [{ includeTags }, changeTaste] = importPreferences.use();
  const lines = useMemo(() => linkLines(text), [text]);
  const urls = lines.flatMap(({ url, isRepeated }) => (url && !isRepeated ? [url] : []));
  const tooMany = urls.length > mostBulkImports;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const chosen = { tags: tags.map(named), categories: categories.map(named) };
    const body = { imports: urls.map((url) => ({ url, ...chosen })), includeTags };
    const reply = await load.mutateAsync({ body }).catch(() => null);
    if (reply) await navigate({ to: '/group/reports/$reportId', params: { reportId: reply.reportId } });
  };

  return (
    <>
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
            <LinkList lines={lines} />
          </div>
        )}
        <div className={classes.pair}>
          <OrganizersForAll kind="tags" label={t('create.bulk-tags')} value={tags} onChange={setTags} />
          <OrganizersForAll
            kind="categories"
            label={t('create.bulk-categories')}
            value={categories}
            onChange={setCategories}
          />
        </div>
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
      <EarlierImports />
    </>
  );
}

const named = (name: string) => ({ name });

const mostShown = 5;

function EarlierImports() {
  const { data: reports } = useReports('bulk_import');
  if (!reports || reports.length === 0) return null;
  return (
    <section className={classes.earlier}>
      <header>
        <h2>{t('create.bulk-earlier')}</h2>
        <Link to="/group/reports">{t('create.bulk-all-reports')}</Link>
      </header>
      <ReportList reports={reports.slice(0, mostShown)} />
    </section>
  );
}
