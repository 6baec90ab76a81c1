import { IconUpload } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { type Accept, useDropzone } from 'react-dropzone';
import { t } from '../lib/messages/index.ts';
import classes from './FileDrop.module.css';

/** Pictures. Some systems do not count the newer formats among them, so those are named too. */
export const pictureFiles: Accept = {
  'image/*': [],
  'image/heic': ['.heic', '.heif'],
  'image/avif': ['.avif'],
};

interface FileDropProps {
  /** What can be dropped here: “Drop a picture, or choose one”. */
  label: string;
  /** More about it, such as sizes and formats. */
  hint?: ReactNode;
  /** Types of files and how their names end; all files without it. */
  accept?: Accept;
  multiple?: boolean;
  /** Share that has gone, from 0 to 1, while a file is sent. */
  progress?: number | undefined;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
}

/** Takes files by drop, by paste, or by the system's dialog. */
export function FileDrop({
  label,
  hint,
  accept,
  multiple = false,
  progress,
  disabled = false,
  onFiles,
}: FileDropProps) {
  const id = useId();
  const [refused, setRefused] = useState<string>();
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    ...(accept && { accept }),
    disabled,
    // The label opens the system's dialog by itself, and its field has the focus.
    noClick: true,
    noKeyboard: true,
    onDrop: (files, rejections) => {
      setRefused(rejections[0]?.file.name);
      if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
    },
  });
  const { role: _, ...drop } = getRootProps();

  return (
    <label
      {...drop}
      htmlFor={id}
      className={classes.drop}
      data-over={isDragActive || undefined}
      data-disabled={disabled || undefined}
    >
      <IconUpload className={classes.icon} />
      <b>{label}</b>
      {hint && <span>{hint}</span>}
      <span role="alert" className={classes.refused}>
        {refused && t('file.refused', { name: refused })}
      </span>
      <input
        {...getInputProps({ multiple, disabled, tabIndex: 0, 'aria-label': undefined, style: {} })}
        id={id}
        className={classes.input}
      />
      {progress !== undefined && <progress className={classes.progress} max={1} value={progress} aria-label={label} />}
    </label>
  );
}
