import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './FoldedSection.module.css';

interface FoldedSectionProps {
  title: string;
  /** Whether there is anything in it: it is open then from the beginning. */
  holds: boolean;
  children: ReactNode;
}

/** A part of the form that few recipes have: only its name is seen until it holds something or somebody opens it. */
export function FoldedSection({ title, holds, children }: FoldedSectionProps) {
  const [opened, setOpened] = useState(holds);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className={classes.heading}>
        <button
          type="button"
          id={id}
          aria-expanded={opened}
          className={classes.button}
          onClick={() => setOpened(!opened)}
        >
          {title}
          <IconChevronDown size={22} stroke={1.5} aria-hidden="true" />
        </button>
      </h2>
      {opened && children}
    </section>
  );
}
