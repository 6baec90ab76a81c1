import { IconCheck, IconPlus } from '@tabler/icons-react';
import { Chip } from '../../../components/Chip.tsx';
import classes from './PreviewForm.module.css';

interface ChoiceChipsProps {
  label: string;
  choices: string[];
  chosen: string[];
  onChosen: (chosen: string[]) => void;
}

/** What the page has, to take or to leave. */
export function ChoiceChips({ label, choices, chosen, onChosen }: ChoiceChipsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a border and a legend that the row has no use for
    <div role="group" aria-label={label} className={classes.chips}>
      {choices.map((choice) => {
        const isChosen = chosen.includes(choice);
        const Icon = isChosen ? IconCheck : IconPlus;
        return (
          <Chip
            key={choice}
            selected={isChosen}
            onClick={() => onChosen(isChosen ? chosen.filter((other) => other !== choice) : [...chosen, choice])}
          >
            <Icon stroke={1.5} aria-hidden="true" />
            {choice}
          </Chip>
        );
      })}
    </div>
  );
}
