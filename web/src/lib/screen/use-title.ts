import { useEffect } from 'react';
import { t } from '../messages/index.ts';

/** Names the page in the browser's tab. */
export function useTitle(title: string | undefined) {
  useEffect(() => {
    if (title) document.title = t('app.title', { page: title });
  }, [title]);
}
