import { IconCamera, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../../components/IconButton.tsx';
import spoken from '../../../components/spoken.module.css';
import { t } from '../../../lib/messages/index.ts';
import classes from './fields.module.css';

interface PhotoFieldProps {
  photo: File | null;
  onChange: (photo: File | null) => void;
}

/** A photo from the camera or the pictures of the device. */
export function PhotoField({ photo, onChange }: PhotoFieldProps) {
  const preview = useObjectUrl(photo);
  return (
    <div className={classes.photos}>
      {preview && (
        <div className={classes.photo}>
          <img src={preview} alt={t('made.photo-chosen')} />
          <IconButton
            icon={IconX}
            label={t('made.photo-remove')}
            className={classes.remove ?? ''}
            onClick={() => onChange(null)}
          />
        </div>
      )}
      <label className={classes.add}>
        <IconCamera size={22} stroke={1.5} aria-hidden="true" />
        {t('made.photo')}
        <input
          type="file"
          accept="image/*"
          className={spoken.only}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) onChange(file);
            event.currentTarget.value = '';
          }}
        />
      </label>
    </div>
  );
}

/** An address under which the browser shows a chosen file. */
function useObjectUrl(file: File | null): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
