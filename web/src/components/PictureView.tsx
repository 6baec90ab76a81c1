import { Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { t } from '../lib/messages/index.ts';
import { IconButton } from './IconButton.tsx';
import classes from './PictureView.module.css';
import { useArrived } from './use-arrival.ts';
import { useFocusBack } from './use-focus-back.ts';

interface PictureViewProps {
  src: string;
  /** What is seen. */
  alt: string;
  onClose: () => void;
}

/** A picture on the whole screen; a tap anywhere or Escape leads back. Load it lazily. */
export default function PictureView({ src, alt, onClose }: PictureViewProps) {
  const arrived = useArrived();
  useFocusBack(true);
  return (
    <Modal.Root opened={arrived} onClose={onClose} fullScreen radius={0}>
      <Modal.Content aria-label={alt} className={classes.content ?? ''}>
        <IconButton icon={IconX} label={t('action.close')} className={classes.close} onClick={onClose} />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it */}
        <img src={src} alt={alt} onClick={onClose} />
      </Modal.Content>
    </Modal.Root>
  );
}
