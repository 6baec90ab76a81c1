import { IconShare2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import { PageHeading } from '../../components/Page.tsx';
import { t } from '../../lib/messages/index.ts';
import { passLinkOn } from './shared-address.ts';

interface SharedHeadingProps {
  title: string;
  aside?: ReactNode;
}

/** What the page shows, and the way to hand it on. */
export function SharedHeading({ title, aside }: SharedHeadingProps) {
  return (
    <PageHeading
      title={<span dir="auto">{title}</span>}
      aside={aside}
      actions={<IconButton icon={IconShare2} label={t('shared.pass')} onClick={() => passLinkOn(title)} />}
    />
  );
}
