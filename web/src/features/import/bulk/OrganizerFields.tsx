import classes from './Bulk.module.css';
import { OrganizerNames } from './OrganizerNames.tsx';
import type { Organizers } from './organizers.ts';

interface OrganizerFieldsProps {
  labels: { tags: string; categories: string };
  value: Organizers;
  onChange: (value: Organizers) => void;
}

export function OrganizerFields({ labels, value, onChange }: OrganizerFieldsProps) {
  return (
    <div className={classes.pair}>
      {(['tags', 'categories'] as const).map((kind) => (
        <OrganizerNames
          key={kind}
          kind={kind}
          label={labels[kind]}
          value={value[kind]}
          onChange={(names) => onChange({ ...value, [kind]: names })}
        />
      ))}
    </div>
  );
}
