import type { ParserName } from '@larder/contract';
import { SegmentedControl } from '@mantine/core';
import { type MessageKey, t } from '../../../lib/messages/index.ts';
import { useParsers } from '../ingredients.api.ts';

/** The rules without what was learned are for other clients: nobody can tell what they are for. */
const names: Partial<Record<ParserName, MessageKey>> = {
  nlp: 'understand.by-larder',
  openai: 'understand.by-model',
};

/** Who reads the lines, where the server has a language model to ask. */
export function ParserChoice({ value, onChoose }: { value: ParserName; onChoose: (parser: ParserName) => void }) {
  const choices = useParsers().flatMap((parser) => {
    const name = names[parser];
    return name ? [{ value: parser, label: t(name) }] : [];
  });
  if (choices.length < 2) return null;
  return (
    <SegmentedControl
      aria-label={t('understand.by')}
      data={choices}
      value={value}
      onChange={(chosen) => onChoose(choices.find((choice) => choice.value === chosen)?.value ?? 'nlp')}
    />
  );
}
