import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { t } from '../../../lib/messages/index.ts';
import { ParsedLine } from './ParsedLine.tsx';
import classes from './ParsedLines.module.css';
import { isDoubtful, leastSureFirst, missingNames } from './read-line.ts';
import type { Parsing } from './use-parsing.ts';
import { parsingPreferences } from './use-parsing.ts';

/** All lines of a recipe as they were read, to be gone through; the state comes from `useParsing`. */
export function ParsedLines({ parsing }: { parsing: Parsing }) {
  const { lines, change, create, createAll, isCreating } = parsing;
  const [{ order }, prefer] = parsingPreferences.use();
  // By what the parser said, which stays: a line does not run away while somebody corrects it.
  const shown = useMemo(() => (order === 'least-sure' ? leastSureFirst(lines) : lines), [lines, order]);
  const numbers = useMemo(() => new Map(lines.map(({ id }, index) => [id, index + 1])), [lines]);
  const missing = missingNames(lines);
  const missingCount = missing.foods.length + missing.units.length;
  const doubtful = lines.filter(isDoubtful).length;
  return (
    <div className={classes.lines}>
      <div className={classes.bar}>
        <SegmentedControl
          aria-label={t('parser.order')}
          data={[
            { value: 'least-sure', label: t('parser.order-least-sure') },
            { value: 'recipe', label: t('parser.order-recipe') },
          ]}
          value={order}
          onChange={(value) => prefer({ order: value === 'recipe' ? 'recipe' : 'least-sure' })}
        />
        <span role="status" className={classes.count}>
          {t('parser.to-check', { count: doubtful })}
        </span>
        {missingCount > 0 && (
          <span className={classes.missing}>
            {t('parser.missing', { count: missingCount })}
            <Button
              variant="default"
              size="sm"
              leftSection={<IconPlus size={16} aria-hidden="true" />}
              loading={isCreating}
              onClick={createAll}
            >
              {t('parser.create-all', { count: missingCount })}
            </Button>
          </span>
        )}
      </div>
      <ul className={classes.list}>
        {shown.map((line) => (
          <ParsedLine
            key={line.id}
            line={line}
            number={numbers.get(line.id) ?? 0}
            onChange={change}
            onCreate={create}
          />
        ))}
      </ul>
    </div>
  );
}
