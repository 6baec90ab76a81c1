import type { Recipe } from '@larder/contract';
import { useRef } from 'react';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { t } from '../../../lib/messages/index.ts';
import { useMe } from '../../../lib/session/index.ts';
import { CommentItem } from './CommentItem.tsx';
import classes from './Comments.module.css';
import { useCommentChanges, useComments } from './comments.api.ts';
import { NewComment } from './NewComment.tsx';

/** What the household says of a recipe, the latest last, and a field to say something. */
export default function Comments({ recipe }: { recipe: Recipe }) {
  const me = useMe();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useComments(recipe);
  const { save, remove } = useCommentChanges(recipe);
  return (
    <section aria-labelledby="comments-heading" className={classes.comments}>
      <h2 id="comments-heading" ref={heading} tabIndex={-1}>
        {t('comment.title')} {data && data.length > 0 && <span className={classes.count}>{data.length}</span>}
      </h2>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && data.length > 0 && (
        <ol className={classes.list}>
          {data.map((comment) => (
            <li key={comment.id}>
              <CommentItem
                comment={comment}
                me={me}
                onSave={(text) => save(comment, text)}
                onRemove={() => {
                  remove(comment);
                  heading.current?.focus();
                }}
              />
            </li>
          ))}
        </ol>
      )}
      {data && me && <NewComment recipe={recipe} me={me} />}
    </section>
  );
}
