import type { Comment, User } from '@larder/contract';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Avatar } from '../../../components/Avatar.tsx';
import { Markdown } from '../../../components/Markdown.tsx';
import { formatAgo, formatMoment } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { avatarOf } from '../../../lib/session/index.ts';
import { CommentField } from './CommentField.tsx';
import classes from './Comments.module.css';
import { isSent } from './comments.api.ts';

interface CommentItemProps {
  comment: Comment;
  me: User | null;
  onSave: (text: string) => Promise<unknown>;
  onRemove: () => void;
}

/** What somebody said. Whoever said it, and administrators, change it in its place or delete it. */
export function CommentItem({ comment, me, onSave, onRemove }: CommentItemProps) {
  const { user, text, createdAt, updatedAt } = comment;
  const [draft, setDraft] = useState<string>();
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const isEditing = draft !== undefined;
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const isMine = user.id === me?.id;
  const mayChange = isSent(comment) && (isMine || me?.admin === true);
  const close = () => setDraft(undefined);
  const save = () => {
    const written = (draft ?? '').trim();
    if (written === '') return;
    close();
    // What could not be saved is there to be sent once more.
    if (written !== text) onSave(written).catch(() => setDraft(written));
  };
  return (
    <article className={classes.comment}>
      <Avatar name={user.fullName} src={avatarOf(user)} size={36} />
      <div className={classes.words}>
        <p className={classes.who}>
          <b>{isMine ? t('comment.you') : <bdi>{user.fullName}</bdi>}</b>{' '}
          {createdAt && (
            <time dateTime={createdAt} title={formatMoment(createdAt)}>
              {formatAgo(createdAt)}
            </time>
          )}
          {createdAt !== updatedAt && <small>{t('comment.changed')}</small>}
        </p>
        {isEditing ? (
          <CommentField
            label={t('comment.yours')}
            text={draft}
            onText={setDraft}
            onSend={save}
            onCancel={close}
            autoFocus
          >
            <Button type="submit">{t('action.save')}</Button>
            <Button variant="default" onClick={close}>
              {t('action.cancel')}
            </Button>
            <small>{t('comment.markdown')}</small>
          </CommentField>
        ) : (
          <div dir="auto" className={classes.text}>
            <Markdown text={text} />
          </div>
        )}
        {mayChange && !isEditing && (
          <p className={classes.actions}>
            <button ref={edit} type="button" onClick={() => setDraft(text)}>
              {t('comment.edit')}
            </button>
            <button type="button" onClick={onRemove}>
              {t('comment.delete')}
            </button>
          </p>
        )}
      </div>
    </article>
  );
}
