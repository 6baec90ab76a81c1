import { useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Page, PageHeading } from '../../components/Page.tsx';
import { handedShares } from '../../lib/browser/handed-over.ts';
import { t } from '../../lib/messages/index.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { recognise } from './box/recognise.ts';
import { CreateWays } from './CreateWays.tsx';
import { ImportFlow } from './ImportFlow.tsx';
import { type Stage, titleOf } from './stage.ts';

/** The box for links, texts and files. What another application shared is read at once. */
export function ImportScreen() {
  const { groupSlug = '' } = useParams({ strict: false });
  const { recipe_import_url: shared = '', url = '', title = '' } = useSearch({ strict: false });
  useTitle(t('nav.add'));
  const [files] = useState(() => handedShares.take());
  const text = sharedText([shared, url], title);
  const recognised = recognise(text);
  return (
    <ImportFlow
      // Something else that is shared while the page is open begins anew.
      key={text}
      groupSlug={groupSlug}
      begin={files.length > 0 ? { text, files } : { text, sources: recognised.kind === 'link' ? [recognised] : [] }}
      around={importPage}
    />
  );
}

/** Applications put the link into one field or another, and some put it twice. */
function sharedText(parts: string[], title: string): string {
  const text = [...new Set(parts.filter(Boolean))].join('\n');
  return text.length > 200 && title ? `${title}\n\n${text}` : text;
}

/** The ways are in sight as long as nothing has been begun. */
export const importPage = (stage: Stage, content: ReactNode) => (
  <Page width={stage === 'asking' || stage === 'links' ? 'narrow' : 'medium'}>
    <PageHeading title={titleOf(stage)} />
    {stage === 'asking' && <CreateWays />}
    {content}
  </Page>
);
