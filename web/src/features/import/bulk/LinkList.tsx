import { IconCircleCheck, IconCopy, IconExclamationCircle } from '@tabler/icons-react';
import { t } from '../../../lib/messages/index.ts';
import classes from './Bulk.module.css';
import type { LinkLine } from './link-lines.ts';

const looks = {
  good: { icon: IconCircleCheck, words: null },
  repeated: { icon: IconCopy, words: 'create.bulk-repeated' },
  bad: { icon: IconExclamationCircle, words: 'create.bulk-no-link' },
} as const;

const lookOf = ({ url, isRepeated }: LinkLine) => (url === null ? 'bad' : isRepeated ? 'repeated' : 'good');

/** What was understood of the pasted text, line by line. */
export function LinkList({ lines }: { lines: LinkLine[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <ol className={classes.links} aria-label={t('create.bulk-understood')} tabIndex={0}>
      {lines.map((line, index) => {
        const look = lookOf(line);
        const { icon: Icon, words } = looks[look];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing else of its own, and may stand there twice
          <li key={index} data-look={look}>
            <Icon size={18} aria-hidden="true" />
            <span>{line.url ?? line.text}</span>
            {words && <small>{t(words)}</small>}
          </li>
        );
      })}
    </ol>
  );
}
