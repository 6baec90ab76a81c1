import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { FileDrop, pictureFiles } from '../../../components/FileDrop.tsx';
import { t } from '../../../lib/messages/index.ts';
import classes from './PreviewForm.module.css';

interface OwnPictureProps {
  picture: File | null;
  onPicture: (picture: File | null) => void;
}

/** A picture of one's own, for what brings none along or not the right one. */
export function OwnPicture({ picture, onPicture }: OwnPictureProps) {
  const address = useAddress(picture);
  if (!picture || !address) {
    return (
      <FileDrop
        label={t('import.preview.own-picture')}
        accept={pictureFiles}
        onFiles={([file]) => file && onPicture(file)}
      />
    );
  }
  return (
    <div className={classes.picture}>
      <img src={address} alt={t('import.preview.own-picture-shown', { name: picture.name })} />
      <Button variant="default" size="sm" onClick={() => onPicture(null)}>
        {t('import.preview.own-picture-remove')}
      </Button>
    </div>
  );
}

/** An address of a file in this tab, as long as it is shown. */
function useAddress(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setAddress(null);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
