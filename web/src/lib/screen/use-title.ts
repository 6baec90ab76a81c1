import { useEffect } from 'react';
import { t } from '../messages/index.ts';
import { focusHeading } from './focus-heading.ts';

/** The page that was named last; a browser reads out the first one by itself. */
let named: string | undefined;

/** Names the page in the browser's tab, and tells whoever listens that it has come. */
export function useTitle(title: string | undefined) {
  useEffect(() => {
    if (!title) return;
    const isAnother = named !== undefined && named !== title;
    named = title;
    document.title = t('app.title', { page: title });
    if (isAnother) focusHeading();
  }, [title]);
}
