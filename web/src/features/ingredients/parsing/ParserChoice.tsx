import type { ParserName } from '@larder/contract';
import { SegmentedControl } from '@mantine/core';
import { type MessageKey, t } from '../../../lib/messages/index.ts';
import { useParsers } from '../ingredients.api.ts';

const names: Record<ParserName, MessageKey> = {
  nlp: 'parser.nlp',
  brute: 'parser.brute',
  openai: 'parser.openai',
};

/** Which of the parsers of this server reads the lines. */
export function ParserChoice({ value, onChoose }: { value: ParserName; onChoose: (parser: ParserName) => void }) {
  const parsers = useParsers();
  return (
    <SegmentedControl
      aria-label={t('parser.read-by')}
      data={parsers.map((parser) => ({ value: parser, label: t(names[parser]) }))}
      value={value}
      onChange={(chosen) => onChoose(parsers.find((parser) => parser === chosen) ?? 'nlp')}
    />
  );
}
