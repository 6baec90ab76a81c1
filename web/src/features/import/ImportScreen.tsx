import { useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Page, PageHeading } from '../../components/Page.tsx';
import { t } from '../../lib/messages/index.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { recognise } from './box/recognise.ts';
import { CreateWays } from './CreateWays.tsx';
import { ImportFlow, type Stage } from './ImportFlow.tsx';

/** The box for links, texts and files. What another application shared is read at once. */
export function ImportScreen() {
  const { groupSlug = '' } = useParams({ strict: false });
  const { recipe_import_url: shared = '', url = '', title = '' } = useSearch({ strict: false });
  useTitle(t('nav.add'));
  const text = sharedText([shared, url], title);
  const recognised = recognise(text);
  return (
    <ImportFlow
      // Something else that is shared while the page is open begins anew.
      key={text}
      groupSlug={groupSlug}
      shared={text}
      {...(recognised.kind === 'link' && { begin: recognised })}
      around={importPage}
    />
  );
}

/** Applications put the link into one field or another, and some put it twice. */
function sharedText(parts: string[], title: string): string {
  const text = [...new Set(parts.filter(Boolean))].join('\n');
  return text.length > 200 && title ? `${title}\n\n${text}` : text;
}

const titles: Record<Stage, () => string> = {
  asking: () => t('nav.add'),
  list: () => t('import.items.title'),
  reading: () => t('import.preview.title'),
  checking: () => t('import.preview.title'),
  failed: () => t('import.ways.heading'),
};

/** The ways are in sight as long as nothing has been begun. */
export const importPage = (stage: Stage, content: ReactNode) => (
  <Page width={stage === 'asking' ? 'narrow' : 'medium'}>
    <PageHeading title={titles[stage]()} />
    {stage === 'asking' && <CreateWays />}
    {content}
  </Page>
);
