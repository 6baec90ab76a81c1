import { IconHeart } from '@tabler/icons-react';
import { t } from '../lib/messages/index.ts';

/** Where this build says that it can be sponsored; nothing where it does not. */
export function SponsorLink({ className }: { className?: string | undefined }) {
  const address = import.meta.env.VITE_FUNDING;
  if (!address) return null;
  return (
    <a href={address} target="_blank" rel="noopener" className={className}>
      <IconHeart size={20} aria-hidden="true" />
      {t('layout.sponsor')}
    </a>
  );
}
