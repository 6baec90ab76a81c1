import { AskedDialog } from '../entities/index.ts';
import { organizerTables } from './organizer-tables.tsx';
import type { OrganizerName, OrganizerRow } from './organizers.api.ts';

interface MergeOrganizerProps {
  kind: OrganizerName;
  organizer: OrganizerRow;
  all: OrganizerRow[];
  onClose: () => void;
}

/** One goes into another, with the same look at what changes as in the tables. */
export default function MergeOrganizer({ kind, organizer, all, onClose }: MergeOrganizerProps) {
  const asked = { what: 'merge' as const, ids: [organizer.id] };
  return <AskedDialog kind={organizerTables[kind]} asked={asked} all={all} onClose={onClose} onDone={onClose} />;
}
