import { IconAlphabetLatin, IconArrowBackUp, IconArrowsSplit2 } from '@tabler/icons-react';
import { memo } from 'react';
import { IconButton } from '../../../components/IconButton.tsx';
import { t } from '../../../lib/messages/index.ts';
import classes from './ParsedLine.module.css';
import { ParsedParts } from './ParsedParts.tsx';
import { isDoubtful, isTouched, type LineParts, type ReadLine } from './read-line.ts';

interface ParsedLineProps {
  line: ReadLine;
  number: number;
  /** Null leaves the line as a text; what the parser has read takes every change back. */
  onChange: (id: string, parts: LineParts | null) => void;
  onCreate: (what: 'food' | 'unit', name: string) => void;
}

/** One line: what stands in the recipe, and below it the parts that it was read as, each to be put right where it stands. */
export const ParsedLine = memo(function ParsedLine({ line, number, onChange, onCreate }: ParsedLineProps) {
  const { id, text, read, parts } = line;
  const touched = isTouched(line);
  return (
    <li className={classes.line} aria-label={t('parser.line', { number, text })}>
      <div className={classes.head}>
        <p className={classes.text} dir="auto">
          {text}
        </p>
        {line.isTaught && !touched && <span className={classes.fact}>{t('parser.taught')}</span>}
        {touched && <span className={classes.fact}>{t('parser.corrected')}</span>}
        {isDoubtful(line) && !line.isTaught && <span className={classes.fact}>{t('understand.check')}</span>}
        <div className={classes.tools}>
          {touched && (
            <IconButton icon={IconArrowBackUp} label={t('parser.reset')} onClick={() => onChange(id, read)} points />
          )}
          <IconButton
            icon={parts ? IconAlphabetLatin : IconArrowsSplit2}
            label={t(parts ? 'parser.as-text' : 'parser.as-parts')}
            onClick={() => onChange(id, parts ? null : read)}
          />
        </div>
      </div>
      {parts ? (
        <ParsedParts line={line} parts={parts} onChange={onChange} onCreate={onCreate} />
      ) : (
        <p className={classes.plain}>{t('parser.stays-text')}</p>
      )}
    </li>
  );
});
