import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { Page, PageHeading } from '../../components/Page.tsx';
import { handedScans } from '../../lib/browser/handed-over.ts';
import { t } from '../../lib/messages/index.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { CreateWays } from '../import/index.ts';
import { type ChosenFile, chosen } from './ChosenPages.tsx';
import type { Wishes } from './editor/use-reading.ts';
import { ownLanguage } from './languages.ts';
import { ScanForm } from './ScanForm.tsx';
import { ScanReading } from './scan/ScanReading.tsx';

/** Photos, scans or a PDF of a recipe: sent, read, and looked at before there is a recipe. */
export function ScanScreen() {
  const { groupSlug = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const [files, setFiles] = useState<ChosenFile[]>(() => chosen(handedScans.take()));
  const [wishes, setWishes] = useState<Wishes>(() => ({ language: ownLanguage(), askModel: false }));
  const [scanId, setScanId] = useState<string>();
  useTitle(t('nav.add'));
  if (scanId !== undefined) {
    return (
      <Page>
        <PageHeading title={t('import.preview.title')} />
        <ScanReading
          key={scanId}
          scanId={scanId}
          wishes={wishes}
          groupSlug={groupSlug}
          onSaved={(slug) =>
            void navigate({ to: '/g/$groupSlug/r/$recipeSlug', params: { groupSlug, recipeSlug: slug } })
          }
          onDiscard={() => setScanId(undefined)}
        />
      </Page>
    );
  }
  return (
    <Page width="narrow">
      <PageHeading title={t('nav.add')} />
      <CreateWays />
      <ScanForm files={files} onFiles={setFiles} wishes={wishes} onWishes={setWishes} onSent={setScanId} />
    </Page>
  );
}
