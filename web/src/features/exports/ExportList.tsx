import { contract, type RecipeExport } from '@larder/contract';
import { ActionIcon, Button, Progress } from '@mantine/core';
import { IconDownload, IconTrash, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useChange, useFetch } from '../../lib/api/index.ts';
import { formatList, formatMoment } from '../../lib/dates/dates.ts';
import { locale, t } from '../../lib/messages/index.ts';
import { toast } from '../../lib/toasts/toasts.ts';
import { downloadExport } from './download-export.ts';
import classes from './Exports.module.css';
import { formatNames } from './formats.ts';

/** The files that can be taken away, as long as they are kept. Nothing where there are none. */
export function ExportList() {
  const { data: exports = [] } = useFetch(contract.bulkRecipes.listExports);
  const purge = useChange(contract.bulkRecipes.purgeExports);
  const heading = useRef<HTMLHeadingElement>(null);
  if (exports.length === 0) return null;
  return (
    <section className={classes.exports} aria-label={t('recipe-data.exports')}>
      <div className={classes.exportsHead}>
        <h2 ref={heading} tabIndex={-1}>
          {t('recipe-data.exports')}
        </h2>
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconTrash size={18} />}
          loading={purge.isPending}
          onClick={() => purge.mutate(undefined)}
        >
          {t('recipe-data.purge')}
        </Button>
      </div>
      <ul>
        {exports.map((one) => (
          <ExportRow key={one.id} one={one} onGone={() => heading.current?.focus()} />
        ))}
      </ul>
    </section>
  );
}

/** Signs that belong to no script. */
const symbols = 'Zsym';

const scriptName = (code: string): string =>
  code === symbols
    ? t('recipe-data.export-other-script')
    : (new Intl.DisplayNames([locale()], { type: 'script' }).of(code) ?? code);

/** @param onGone whoever pressed the button of a row that has gone goes on at the list */
function ExportRow({ one, onGone }: { one: RecipeExport; onGone: () => void }) {
  const remove = useChange(contract.bulkRecipes.removeExport);
  const { format, status, recipesDone, recipesInAll, size, expires, unprinted } = one;
  const name = formatNames[format].name();
  const end = () => remove.mutate({ params: { exportId: one.id } }, { onSuccess: onGone });
  return (
    <li className={classes.export}>
      <span className={classes.exportName}>
        <b>{name}</b>
        <small>
          {status === 'ready' &&
            t('recipe-data.export-about', {
              count: recipesInAll,
              size,
              until: formatMoment(expires, { dateStyle: 'medium', timeStyle: 'short' }),
            })}
          {status === 'in-progress' && t('recipe-data.export-progress', { done: recipesDone, count: recipesInAll })}
          {status === 'failed' && t('recipe-data.export-failed')}
        </small>
        {unprinted.length > 0 && (
          <small>{t('recipe-data.export-unprinted', { scripts: formatList(unprinted.map(scriptName)) })}</small>
        )}
        {status === 'in-progress' && (
          <Progress value={recipesInAll === 0 ? 0 : (100 * recipesDone) / recipesInAll} aria-label={name} />
        )}
      </span>
      <span className={classes.exportActions}>
        {status === 'ready' && (
          <Button
            variant="default"
            leftSection={<IconDownload size={20} />}
            aria-label={t('recipe-data.download-name', { name })}
            onClick={() => void downloadExport(one).catch(({ message }: Error) => toast.error(message))}
          >
            {t('recipe-data.download')}
          </Button>
        )}
        {status === 'in-progress' ? (
          <Button
            variant="default"
            leftSection={<IconX size={20} />}
            loading={remove.isPending}
            aria-label={t('recipe-data.export-cancel-name', { name })}
            onClick={end}
          >
            {t('recipe-data.export-cancel')}
          </Button>
        ) : (
          <ActionIcon
            variant="subtle"
            size="lg"
            loading={remove.isPending}
            aria-label={t('recipe-data.export-delete-name', { name })}
            onClick={end}
          >
            <IconTrash size={20} />
          </ActionIcon>
        )}
      </span>
    </li>
  );
}
