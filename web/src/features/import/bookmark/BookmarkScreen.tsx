import { Button } from '@mantine/core';
import { IconBookmark, IconCopy } from '@tabler/icons-react';
import { useCallback } from 'react';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import classes from './Bookmark.module.css';
import { bookmarklet } from './bookmarklet.ts';

/** How to put the bookmark into the browser that hands over the page that one looks at. */
export function BookmarkScreen() {
  const code = bookmarklet(window.location.origin);
  // React refuses such an address, with good reason everywhere else: this one is there to be dragged, not followed.
  const makeDraggable = useCallback(
    (link: HTMLAnchorElement | null) => {
      link?.setAttribute('href', code);
      link?.addEventListener('click', (event) => event.preventDefault());
    },
    [code],
  );
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toast.success(t('import.bookmark.copied'));
    } catch {
      toast.error(t('import.bookmark.not-copied'));
    }
  };
  return (
    <div className={classes.page}>
      <p className={classes.lead}>{t('import.bookmark.lead')}</p>
      <ol className={classes.steps}>
        <li>
          <div>
            {t('import.bookmark.drag')}
            <br />
            {/* biome-ignore lint/a11y/useValidAnchor: its address is set where React does not look */}
            <a ref={makeDraggable} className={classes.mark}>
              <IconBookmark size={20} stroke={1.5} aria-hidden="true" />
              {t('import.bookmark.name')}
            </a>
          </div>
        </li>
        <li>{t('import.bookmark.visit')}</li>
        <li>{t('import.bookmark.click')}</li>
      </ol>
      <div>
        <Button
          variant="default"
          classNames={{ root: classes.copy ?? '', label: classes.copyLabel ?? '' }}
          leftSection={<IconCopy size={20} stroke={1.5} />}
          onClick={copy}
        >
          {t('import.bookmark.copy')}
        </Button>
      </div>
      <p className={classes.hint}>{t('import.bookmark.phone')}</p>
    </div>
  );
}
