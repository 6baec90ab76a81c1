import { t } from '../../../lib/messages/index.ts';
import { useTitle } from '../../../lib/screen/use-title.ts';
import { useMe } from '../../../lib/session/index.ts';
import { ImportFlow } from '../ImportFlow.tsx';
import { importPage } from '../ImportScreen.tsx';
import { Reading } from '../Reading.tsx';
import classes from './Bookmark.module.css';
import { useHandedPage } from './use-handed-page.ts';

/** Takes a page that the bookmark hands over, and shows what is in it. */
export function ReceiveScreen() {
  const groupSlug = useMe()?.groupSlug ?? '';
  const handing = useHandedPage();
  useTitle(t('nav.add'));
  if (handing.step === 'waiting') return importPage('reading', <Reading name={t('import.bookmark.the-page')} />);
  if (handing.step === 'here') {
    const { url, html, token } = handing.page;
    return (
      <ImportFlow
        groupSlug={groupSlug}
        begin={{ sources: [{ kind: 'words', text: html, url, handOver: token }] }}
        around={importPage}
      />
    );
  }
  return (
    <ImportFlow
      groupSlug={groupSlug}
      around={(stage, content) =>
        importPage(
          stage,
          <>
            {stage === 'asking' && (
              <p role="alert" className={classes.nobody}>
                {t('import.bookmark.nobody')}
              </p>
            )}
            {content}
          </>,
        )
      }
    />
  );
}
