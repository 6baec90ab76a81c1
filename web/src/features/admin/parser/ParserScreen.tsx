import { contract, longestIngredientLine, type ParserName } from '@larder/contract';
import { SegmentedControl, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { Chip, ChipRow } from '../../../components/Chip.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { useFetch } from '../../../lib/api/index.ts';
import { type MessageKey, t } from '../../../lib/messages/index.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { ParsedParts } from './ParsedParts.tsx';
import classes from './Parser.module.css';

const parserNames: Record<ParserName, MessageKey> = {
  nlp: 'understand.by-larder',
  brute: 'playground.by-rules',
  openai: 'understand.by-model',
};

/** Lines as recipes have them, each of which is difficult in its own way. */
const examples = [
  '1 ½ cups flour, sifted',
  '2–3 cloves of garlic (finely chopped)',
  '1 can (14 oz) chopped tomatoes',
  'salt and pepper to taste',
  '250 g weiche Butter',
];

const typingPause = 250;

/** A line is typed, and what each parser makes of it is shown; nothing is saved. */
export function ParserScreen() {
  const [line, setLine] = useState(examples[0] ?? '');
  const [parser, setParser] = useState<ParserName>('nlp');
  const [settled] = useDebouncedValue(line.trim(), typingPause);
  const parsers = useFetch(contract.ingredients.parsers).data ?? [];
  const parsed = useFetch(
    contract.ingredients.parse,
    { body: { parser, ingredient: settled } },
    { enabled: settled !== '', keepPrevious: true },
  );
  return (
    <AdminPage title={t('playground.title')} hint={t('playground.hint')}>
      <div className={classes.asked}>
        <TextInput
          size="lg"
          label={t('playground.line')}
          dir="auto"
          maxLength={longestIngredientLine}
          value={line}
          onChange={(event) => setLine(event.currentTarget.value)}
        />
        <ChipRow label={t('playground.examples')}>
          {examples.map((example) => (
            <Chip key={example} selected={example === line} onClick={() => setLine(example)}>
              {example}
            </Chip>
          ))}
        </ChipRow>
        {parsers.length > 1 && (
          <SegmentedControl
            className={classes.parsers ?? ''}
            aria-label={t('understand.by')}
            data={parsers.map((value) => ({ value, label: t(parserNames[value]) }))}
            value={parser}
            onChange={(chosen) => setParser(parsers.find((one) => one === chosen) ?? 'nlp')}
          />
        )}
      </div>
      {settled === '' && <p className={classes.nothing}>{t('playground.nothing')}</p>}
      {settled !== '' && parsed.error && <ErrorState error={parsed.error} onRetry={() => void parsed.refetch()} />}
      {settled !== '' && !parsed.error && !parsed.data && <SkeletonRows count={4} height={64} />}
      {settled !== '' && !parsed.error && parsed.data && <ParsedParts parsed={parsed.data} />}
    </AdminPage>
  );
}
