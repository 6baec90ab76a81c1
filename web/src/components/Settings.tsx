import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from '../lib/messages/index.ts';
import classes from './Settings.module.css';

/** One subject of a page of settings: its heading beside what belongs to it, or above it where there is no room. */
export function SettingSection({
  id,
  title,
  hint,
  children,
}: {
  id: string;
  title: string;
  hint?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className={classes.section} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        {hint && <p className={classes.hint}>{hint}</p>}
      </header>
      <div className={classes.content}>{children}</div>
    </section>
  );
}

interface SettingRowProps {
  /** The control's id: the words of the row are its label. */
  control: string;
  label: string;
  hint?: string | undefined;
  saved?: SavedState | undefined;
  /** Below its words on a phone, where it is too wide to stand beside them. */
  wide?: boolean;
  children: ReactNode;
}

/** A choice with its words at the start and its control at the end. The control is described by `${control}-hint`. */
export function SettingRow({ control, label, hint, saved, wide = false, children }: SettingRowProps) {
  return (
    <div className={classes.row} data-wide={wide || undefined}>
      <span className={classes.label}>
        <label htmlFor={control} id={`${control}-label`}>
          {label}
        </label>
        <Saved state={saved} />
      </span>
      {hint && (
        <span id={`${control}-hint`} className={classes.hint}>
          {hint}
        </span>
      )}
      <span className={classes.control}>{children}</span>
    </div>
  );
}

/** What was saved: by a change that can be taken back, or by taking one back. */
export interface SavedState {
  undo: (() => void) | null;
}

/** Says where it happened that a change is saved, and takes it back for whoever wants that. */
export function Saved({ state }: { state: SavedState | undefined }) {
  return (
    <span className={classes.saved}>
      <span role="status">
        {state && (
          <>
            <IconCheck /> {t('settings.saved')}
          </>
        )}
      </span>
      {state?.undo && (
        <button type="button" onClick={state.undo}>
          {t('action.undo')}
        </button>
      )}
    </span>
  );
}
