import { t } from '../../../lib/messages/index.ts';
import { monthNames } from '../season.ts';
import { Choice, Row } from './RuleFields.tsx';

/** The months in which a book stands before the others. */
export function SeasonField({ months, onChange }: { months: number[]; onChange: (months: number[]) => void }) {
  return (
    <Row title={t('cookbook.season')}>
      {monthNames().map((name, index) => (
        <Choice
          key={name}
          selected={months.includes(index + 1)}
          onSelect={(chosen) =>
            onChange(
              chosen ? [...months, index + 1].toSorted((a, b) => a - b) : months.filter((one) => one !== index + 1),
            )
          }
        >
          {name}
        </Choice>
      ))}
    </Row>
  );
}
