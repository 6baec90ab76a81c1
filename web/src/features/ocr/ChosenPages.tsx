import { IconArrowUp, IconFileTypePdf, IconPhoto, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import { t } from '../../lib/messages/index.ts';
import classes from './ScanScreen.module.css';

export interface ChosenFile {
  id: number;
  file: File;
}

let lastId = 0;
export const chosen = (files: File[]): ChosenFile[] =>
  files.map((file) => {
    lastId += 1;
    return { id: lastId, file };
  });

interface ChosenPagesProps {
  files: ChosenFile[];
  disabled: boolean;
  onChange: (files: ChosenFile[]) => void;
}

/** What was chosen, in the order in which it will be read. */
export function ChosenPages({ files, disabled, onChange }: ChosenPagesProps) {
  const moveUp = (at: number) => onChange(files.map((one, index) => files[swapped(index, at)] ?? one));
  return (
    <ol className={classes.pages} aria-label={t('ocr.pages')}>
      {files.map(({ id, file }, at) => (
        <li key={id}>
          <Preview file={file} />
          <span className={classes.name}>
            <b>{t('ocr.page', { number: at + 1 })}</b>
            <span dir="auto">{file.name}</span>
          </span>
          {at > 0 && (
            <IconButton
              icon={IconArrowUp}
              label={t('ocr.move-up', { number: at + 1 })}
              disabled={disabled}
              onClick={() => moveUp(at)}
            />
          )}
          <IconButton
            icon={IconX}
            label={t('ocr.remove-page', { number: at + 1 })}
            disabled={disabled}
            onClick={() => onChange(files.filter((one) => one.id !== id))}
          />
        </li>
      ))}
    </ol>
  );
}

/** The index whose file comes to `index` when `at` goes up by one. */
const swapped = (index: number, at: number): number => {
  if (index === at) return at - 1;
  return index === at - 1 ? at : index;
};

function Preview({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();
  const [isBroken, setIsBroken] = useState(false);
  const isPdf = file.type === 'application/pdf' || /\.pdf$/i.test(file.name);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (isPdf || isBroken || !address) {
    const Icon = isPdf ? IconFileTypePdf : IconPhoto;
    return (
      <span className={classes.thumb}>
        <Icon aria-hidden="true" />
      </span>
    );
  }
  return <img className={classes.thumb} src={address} alt="" onError={() => setIsBroken(true)} />;
}
