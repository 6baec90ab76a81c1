import { IconUpload } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useFocusBack } from '../../../components/use-focus-back.ts';
import { t } from '../../../lib/messages/index.ts';
import { lazy } from '../../../lib/screen/lazy.ts';
import { useGroup } from '../../../lib/session/index.ts';
import classes from './ImportHost.module.css';
import { closeImport, useImportRequest } from './import-request.ts';
import { useCatching } from './use-catching.ts';

const ImportDialog = lazy(() => import('./ImportDialog.tsx'));

/** In front of the pages of a household: the import, and where its recipes are listed, where they can be dropped. */
export function ImportHost() {
  const { slug, isOwn } = useGroup();
  const { pathname } = useLocation();
  const request = useImportRequest();
  const isList = slug !== null && isOwn && isListOf(slug, pathname);
  const isOver = useCatching(isList);
  // Whatever leads to another page has brought what the dialog was for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what it waits for
  useEffect(() => closeImport, [pathname]);
  useFocusBack(request !== null);
  return (
    <>
      {isOver && (
        <div className={classes.target} aria-hidden="true">
          <div className={classes.card}>
            <IconUpload size={36} stroke={1.5} />
            <b>{t('import.drop.title')}</b>
            <span>{t('import.drop.hint')}</span>
          </div>
        </div>
      )}
      {request && slug && (
        <Suspense>
          <ImportDialog caught={request} groupSlug={slug} onClose={closeImport} />
        </Suspense>
      )}
    </>
  );
}

/** All recipes of a group, those of a cookbook, or those of an organizer. */
const isListOf = (groupSlug: string, pathname: string): boolean => {
  const [first, slug, page] = decodeURIComponent(pathname).split('/').filter(Boolean);
  return first === 'g' && slug === groupSlug && page !== 'r';
};
