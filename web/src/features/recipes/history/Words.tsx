import spoken from '../../../components/spoken.module.css';
import { t } from '../../../lib/messages/index.ts';
import type { TextChange } from '../../../lib/texts/text-changes.ts';
import { wordChanges } from './word-changes.ts';

/** A text with the words marked that came and went. */
export function Words({ before, after }: { before: string; after: string }) {
  return wordChanges(withoutPictures(before), withoutPictures(after)).map((change, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same word may come twice, and nothing moves
    <Marked key={index} {...change} />
  ));
}

function Marked({ change, text }: TextChange) {
  if (change === 'same') return text;
  const isGone = change === 'removed';
  const Mark = isGone ? 'del' : 'ins';
  return (
    <>
      <Mark>
        <span className={spoken.only}>{t(isGone ? 'history.taken-out' : 'history.put-in')}: </span>
        {text.trimEnd()}
      </Mark>
      {isGone ? ' ' : text.slice(text.trimEnd().length)}
    </>
  );
}

/** What stands for a picture in a text is an address that tells nobody anything. */
const withoutPictures = (text: string) =>
  text.replace(/!\[([^[\]]*)\]\([^()]*\)/g, (_, name) => name || t('history.picture'));
