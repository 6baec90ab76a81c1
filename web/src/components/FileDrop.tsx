import { IconUpload } from '@tabler/icons-react';
import { type ClipboardEvent, type DragEvent, type ReactNode, useId, useState } from 'react';
import { t } from '../lib/messages/index.ts';
import classes from './FileDrop.module.css';
import { isAccepted } from './is-accepted.ts';

interface FileDropProps {
  /** What can be dropped here: “Drop a picture, or choose one”. */
  label: string;
  /** More about it, such as sizes and formats. */
  hint?: ReactNode;
  /** As of an input: `image/*,.zip`. */
  accept?: string;
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
  accept = '',
  multiple = false,
  progress,
  disabled = false,
  onFiles,
}: FileDropProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<string>();
  const take = (list: FileList | null) => {
    const given = [...(list ?? [])];
    const files = given.filter((file) => isAccepted(file, accept));
    setRefused(given.find((file) => !files.includes(file))?.name);
    if (files.length > 0 && !disabled) onFiles(multiple ? files : files.slice(0, 1));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };

  return (
    <label
      htmlFor={id}
      className={classes.drop}
      data-over={over || undefined}
      data-disabled={disabled || undefined}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      <IconUpload className={classes.icon} />
      <b>{label}</b>
      {hint && <span>{hint}</span>}
      <span role="alert" className={classes.refused}>
        {refused && t('file.refused', { name: refused })}
      </span>
      <input
        id={id}
        type="file"
        className={classes.input}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
      {progress !== undefined && <progress className={classes.progress} max={1} value={progress} aria-label={label} />}
    </label>
  );
}
