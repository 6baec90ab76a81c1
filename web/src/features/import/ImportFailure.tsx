import type { ImportPreview } from '@larder/contract';
import { Button, Textarea } from '@mantine/core';
import { IconAlertTriangle, IconExternalLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ApiError } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { foundIn } from './found-in.ts';
import classes from './ImportFailure.module.css';
import { previewOfFound } from './preview/preview-draft.ts';

interface ImportFailureProps {
  error: ApiError;
  /** Of the page that could not be read; empty when there was none. */
  url: string;
  groupSlug: string;
  onPaste: (text: string) => void;
  onByHand: (preview: ImportPreview) => void;
  onRetry: () => void;
  onDiscard: () => void;
}

/** These may pass by themselves. */
const worthARetry = new Set(['import.timeout', 'import.unreachable', 'import.site-failed', 'network']);

/** What went wrong, and everything that can be done instead: an import never ends at an error. */
export function ImportFailure(props: ImportFailureProps) {
  const { error, url, groupSlug, onPaste, onByHand, onRetry, onDiscard } = props;
  const [text, setText] = useState('');
  return (
    <div className={classes.failure}>
      <div role="alert" className={classes.what}>
        <IconAlertTriangle size={22} stroke={1.5} aria-hidden="true" />
        <b>{error.message}</b>
        {url && <span>{url}</span>}
      </div>
      <div className={classes.ways}>
        <h2>{t('import.ways.title')}</h2>
        {worthARetry.has(error.code) && (
          <section className={classes.way}>
            <h3>{t('import.ways.again')}</h3>
            <div className={classes.actions}>
              <Button variant="default" onClick={onRetry}>
                {t('action.retry')}
              </Button>
            </div>
          </section>
        )}
        <section className={classes.way}>
          <h3>{t('import.ways.paste')}</h3>
          <p>{t('import.ways.paste-hint')}</p>
          {url && (
            <div className={classes.actions}>
              <Button
                component="a"
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                variant="default"
                leftSection={<IconExternalLink size={20} stroke={1.5} />}
              >
                {t('import.ways.open-page')}
              </Button>
            </div>
          )}
          <Textarea
            label={t('import.ways.pasted')}
            autosize
            minRows={4}
            maxRows={12}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <div className={classes.actions}>
            <Button disabled={text.trim() === ''} onClick={() => onPaste(text)}>
              {t('import.ways.read-pasted')}
            </Button>
          </div>
        </section>
        <section className={classes.way}>
          <h3>{t('import.ways.bookmark')}</h3>
          <p>{t('import.ways.bookmark-hint')}</p>
          <div className={classes.actions}>
            <Button
              variant="default"
              renderRoot={(rest) => <Link to="/g/$groupSlug/r/create/bookmark" params={{ groupSlug }} {...rest} />}
            >
              {t('import.ways.set-up-bookmark')}
            </Button>
            <Button
              variant="default"
              renderRoot={(rest) => <Link to="/g/$groupSlug/r/create/extension" params={{ groupSlug }} {...rest} />}
            >
              {t('create.extension')}
            </Button>
          </div>
        </section>
        <section className={classes.way}>
          <h3>{t('import.ways.by-hand')}</h3>
          <p>{t('import.ways.by-hand-hint')}</p>
          <div className={classes.actions}>
            <Button variant="default" onClick={() => onByHand(previewOfFound(foundIn(error, url)))}>
              {t('import.ways.begin')}
            </Button>
            <Button variant="subtle" onClick={onDiscard}>
              {t('import.ways.something-else')}
            </Button>
          </div>
        </section>
      </div>
    </div>
  );
}
