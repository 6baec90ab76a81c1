import { IconCircleCheck, IconCopy, IconExclamationCircle, IconTag } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../../../components/IconButton.tsx';
import { t } from '../../../lib/messages/index.ts';
import classes from './Bulk.module.css';
import type { LinkLine } from './link-lines.ts';
import { OrganizerFields } from './OrganizerFields.tsx';
import { noOrganizers, type Organizers } from './organizers.ts';

const looks = {
  good: { icon: IconCircleCheck, words: null },
  repeated: { icon: IconCopy, words: 'create.bulk-repeated' },
  bad: { icon: IconExclamationCircle, words: 'create.bulk-no-link' },
} as const;

const lookOf = ({ url, isRepeated }: LinkLine) => (url === null ? 'bad' : isRepeated ? 'repeated' : 'good');

interface LinkListProps {
  lines: LinkLine[];
  /** What single links have beside what all of them have. */
  ofLinks: ReadonlyMap<string, Organizers>;
  onOrganize: (url: string, organizers: Organizers) => void;
}

/** What was understood of the pasted text, line by line. */
export function LinkList({ lines, ofLinks, onOrganize }: LinkListProps) {
  const [opened, setOpened] = useState<string>();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <ol className={classes.links} aria-label={t('create.bulk-understood')} tabIndex={0}>
      {lines.map((line, index) => {
        const look = lookOf(line);
        const { icon: Icon, words } = looks[look];
        const { url } = line;
        const own = (url && ofLinks.get(url)) || noOrganizers;
        const names = [...own.tags, ...own.categories];
        const isOpen = look === 'good' && url === opened;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing else of its own, and may stand there twice
          <li key={index} data-look={look}>
            <Icon size={18} aria-hidden="true" />
            <span>{url ?? line.text}</span>
            {words && <small>{t(words)}</small>}
            {look === 'good' && names.length > 0 && !isOpen && <small>{names.join(', ')}</small>}
            {look === 'good' && url && (
              <IconButton
                icon={IconTag}
                label={t('create.bulk-organize', { url })}
                aria-expanded={isOpen}
                onClick={() => setOpened(isOpen ? undefined : url)}
              />
            )}
            {isOpen && url && (
              <div className={classes.own}>
                <OrganizerFields
                  labels={{ tags: t('create.bulk-own-tags'), categories: t('create.bulk-own-categories') }}
                  value={own}
                  onChange={(organizers) => onOrganize(url, organizers)}
                />
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
