import type { ImportPreview, PreviewField } from '@larder/contract';
import type { ReactNode } from 'react';
import { Confidence } from './Confidence.tsx';
import classes from './PreviewForm.module.css';

interface FieldProps {
  preview: ImportPreview;
  field: PreviewField;
  label: string;
  /** Lines of it that somebody should look at. */
  doubtful?: number;
  children: ReactNode;
}

/** One field of a preview under its name, with how sure its reading is. */
export function Field({ preview, field, label, doubtful = 0, children }: FieldProps) {
  return (
    <section className={classes.field} aria-label={label}>
      <div className={classes.label}>
        <h2>{label}</h2>
        <Confidence preview={preview} field={field} doubtful={doubtful} />
      </div>
      <div className={classes.value}>{children}</div>
    </section>
  );
}
