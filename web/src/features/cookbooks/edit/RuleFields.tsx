import { formatMinutes } from '@larder/kitchen';
import type { ReactNode } from 'react';
import { Chip } from '../../../components/Chip.tsx';
import { StarField } from '../../../components/StarField.tsx';
import { locale, t } from '../../../lib/messages/index.ts';
import type { CookbookDraft } from '../cookbook-draft.ts';
import { kinds, requireAllOf } from '../cookbook-kinds.ts';
import { OrganizersField } from '../OrganizersField.tsx';
import type { Rules } from './cookbook-rules.ts';
import classes from './fields.module.css';

interface RuleFieldsProps {
  draft: CookbookDraft;
  onChange: (part: Partial<CookbookDraft>) => void;
}

const times = [20, 40, 60, 120];
const titles = { categories: 'data.categories', tags: 'data.tags', tools: 'data.tools' } as const;

/** What a recipe has to be to fall into a book by itself, without a query. */
export function RuleFields({ draft, onChange }: RuleFieldsProps) {
  const { rules } = draft;
  const change = (part: Partial<Rules>) => onChange({ rules: { ...rules, ...part } });
  // Another program may have asked for a time that is none of the usual ones.
  const shownTimes = rules.readyIn && !times.includes(rules.readyIn) ? [...times, rules.readyIn] : times;
  return (
    <>
      <Row title={t('explorer.stars')} isNamed>
        <StarField
          legend={t('explorer.stars')}
          rating={rules.rating ?? 0}
          onRate={(rating) => change({ rating: rating === rules.rating ? undefined : rating })}
        />
        {rules.rating !== undefined && rules.rating < 5 && <Hint>{t('explorer.and-more')}</Hint>}
      </Row>
      <Row title={t('explorer.ready-in')}>
        {shownTimes.map((minutes) => (
          <Choice
            key={minutes}
            selected={rules.readyIn === minutes}
            onSelect={(chosen) => change({ readyIn: chosen ? minutes : undefined })}
          >
            {formatMinutes(minutes, locale())}
          </Choice>
        ))}
        {rules.readyIn !== undefined && <Hint>{t('cookbook.or-less')}</Hint>}
      </Row>
      <Row title={t('explorer.favorites')}>
        {(['own', 'anyone'] as const).map((whose) => (
          <Choice
            key={whose}
            selected={rules.favorites === whose}
            onSelect={(chosen) => change({ favorites: chosen ? whose : undefined })}
          >
            {t(whose === 'own' ? 'explorer.favorites-mine' : 'explorer.favorites-anyones')}
          </Choice>
        ))}
      </Row>
      <Row title={t('explorer.made')}>
        <Choice selected={rules.made === 'never'} onSelect={(chosen) => change({ made: chosen ? 'never' : undefined })}>
          {t('explorer.never-made')}
        </Choice>
      </Row>
      {kinds.map((kind) => (
        <Row key={kind} title={t(titles[kind])} isNamed>
          <OrganizersField
            kind={kind}
            label={t(titles[kind])}
            names={draft[kind]}
            requireAll={draft[requireAllOf[kind]]}
            onChange={(names, requireAll) => onChange({ [kind]: names, [requireAllOf[kind]]: requireAll })}
          />
        </Row>
      ))}
      <Row title={t('cookbook.foods')} isNamed>
        <OrganizersField
          kind="foods"
          label={t('cookbook.foods')}
          names={rules.foods}
          onChange={(foods) => change({ foods })}
        />
      </Row>
    </>
  );
}

interface RowProps {
  title: string;
  /** What stands in it has the name itself, so that it is not read twice. */
  isNamed?: boolean;
  children: ReactNode;
}

export const Row = ({ title, isNamed = false, children }: RowProps) => (
  <div className={classes.row} {...(!isNamed && { role: 'group', 'aria-label': title })}>
    <span className={classes.title} aria-hidden="true">
      {title}
    </span>
    <div className={classes.choices}>{children}</div>
  </div>
);

interface ChoiceProps {
  selected: boolean;
  onSelect: (selected: boolean) => void;
  children: ReactNode;
}

export const Choice = ({ selected, onSelect, children }: ChoiceProps) => (
  <Chip selected={selected} onClick={() => onSelect(!selected)}>
    {children}
  </Chip>
);

const Hint = ({ children }: { children: ReactNode }) => <span className={classes.hint}>{children}</span>;
