import type { Recipe, User } from '@larder/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Avatar } from '../../../components/Avatar.tsx';
import { t } from '../../../lib/messages/index.ts';
import { avatarOf } from '../../../lib/session/index.ts';
import { CommentField } from './CommentField.tsx';
import classes from './Comments.module.css';
import { commentDraft } from './comment-draft.ts';
import { useCommentChanges } from './comments.api.ts';

/** A field for a comment. What is in it outlives the page, and comes back when it could not be sent. */
export function NewComment({ recipe, me }: { recipe: Recipe; me: User }) {
  const owner = { userId: me.id, recipeId: recipe.id };
  const [text, setText] = useState(() => commentDraft.read(owner));
  const { send } = useCommentChanges(recipe);
  const write = (written: string) => {
    setText(written);
    commentDraft.write(owner, written);
  };
  const submit = () => {
    const sent = text.trim();
    if (sent === '') return;
    setText('');
    send(sent).then(
      () => {
        if (commentDraft.read(owner).trim() === sent) commentDraft.write(owner, '');
      },
      () => {
        const unsent = [sent, commentDraft.read(owner)].find((draft) => draft.trim() !== '') ?? sent;
        write(unsent);
      },
    );
  };
  return (
    <div className={classes.compose}>
      <Avatar name={me.fullName} src={avatarOf(me)} size={36} />
      <CommentField label={t('comment.write')} text={text} onText={write} onSend={submit}>
        {text.trim() !== '' && (
          <>
            <Button type="submit" variant="default">
              {t('comment.send')}
            </Button>
            <small>{t('comment.markdown')}</small>
          </>
        )}
      </CommentField>
    </div>
  );
}
