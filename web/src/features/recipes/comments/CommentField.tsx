import { longestComment } from '@larder/contract';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { t } from '../../../lib/messages/index.ts';
import { GrowingField } from '../edit/lists/GrowingField.tsx';
import classes from './Comments.module.css';

interface CommentFieldProps {
  label: string;
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  onCancel?: () => void;
  /** Buttons and a hint, while there is something to do with them. */
  children?: ReactNode;
  ref?: Ref<HTMLTextAreaElement>;
  autoFocus?: boolean;
}

/** Where a comment is written: Ctrl and Enter send it, Escape leaves it. */
export function CommentField({ label, text, onText, onSend, onCancel, children, ref, autoFocus }: CommentFieldProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSend();
    }
    if (event.key === 'Escape' && onCancel) {
      event.stopPropagation();
      onCancel();
    }
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <GrowingField
        ref={ref}
        className={classes.field}
        aria-label={label}
        placeholder={t('comment.write')}
        maxLength={longestComment}
        value={text}
        onText={onText}
        onKeyDown={onKeyDown}
        autoFocus={autoFocus}
      />
      {children && <div className={classes.below}>{children}</div>}
    </form>
  );
}
