import { type Correction, contract } from '@larder/contract';
import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import curry from '../../../art/chickpea-curry.webp';
import salad from '../../../art/garden-salad.webp';
import vegetables from '../../../art/roast-vegetables.webp';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { PageHeading } from '../../../components/Page.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { useChange } from '../../../lib/api/index.ts';
import { locale, t } from '../../../lib/messages/index.ts';
import { useTitle } from '../../../lib/screen/use-title.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import { useCorrect, useCorrections } from '../ingredients.api.ts';
import classes from './CorrectionsScreen.module.css';
import { asTaught, meaningOf, textOf } from './correction-text.ts';

const kinds = {
  line: 'corrections.kind-line',
  food: 'corrections.kind-food',
  unit: 'corrections.kind-unit',
} as const;

/** More are shown on demand; nobody reads so many at once. */
const step = 100;

/** What the household has taught the parser of ingredients. */
export function CorrectionsScreen() {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 200);
  const [shown, setShown] = useState(step);
  const { data, error, refetch } = useCorrections(search, shown);
  useTitle(t('corrections.title'));
  const isEmpty = data?.total === 0 && search === '';
  return (
    <div className={classes.screen}>
      <PageHeading
        title={t('corrections.title')}
        aside={data && !isEmpty ? t('corrections.count', { count: data.total }) : undefined}
      />
      <p className={classes.intro}>{t('corrections.intro')}</p>
      {!isEmpty && (
        <TextInput
          type="search"
          aria-label={t('corrections.search')}
          placeholder={t('corrections.search')}
          leftSection={<IconSearch size={18} aria-hidden="true" />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows count={6} height={84} />}
      {isEmpty && (
        <EmptyState title={t('corrections.empty-title')} level={2} pictures={[curry, vegetables, salad]}>
          {t('corrections.empty')}
        </EmptyState>
      )}
      {data && !isEmpty && data.items.length === 0 && <p className={classes.intro}>{t('corrections.none-found')}</p>}
      {data && data.items.length > 0 && <CorrectionList corrections={data.items} />}
      {data && data.items.length < data.total && (
        <Button variant="default" onClick={() => setShown(shown + step)}>
          {t('corrections.more')}
        </Button>
      )}
    </div>
  );
}

function CorrectionList({ corrections }: { corrections: Correction[] }) {
  const forget = useChange(contract.ingredients.forget);
  const correct = useCorrect();
  const drop = (correction: Correction) =>
    forget.mutate(
      { params: { id: correction.id } },
      {
        onSuccess: () =>
          toast.undoable(t('corrections.forgotten', { text: textOf(correction) }), t('action.undo'), () =>
            correct.mutate({ body: { corrections: [asTaught(correction)] } }),
          ),
      },
    );
  return (
    <ul className={classes.list}>
      {corrections.map((correction) => (
        <li key={correction.id} className={classes.row}>
          <div className={classes.text}>
            <p className={classes.input}>{textOf(correction)}</p>
            <p>{t('corrections.means', { meaning: meaningOf(correction, locale()) })}</p>
            <small>
              {t(kinds[correction.kind])}
              {correction.kind !== 'line' && <span>{t('corrections.seen-in', { line: correction.input })}</span>}
            </small>
          </div>
          <IconButton
            icon={IconTrash}
            label={t('corrections.forget-named', { text: textOf(correction) })}
            onClick={() => drop(correction)}
            disabled={forget.isPending}
          />
        </li>
      ))}
    </ul>
  );
}
