import { ImportFlow } from '../ImportFlow.tsx';
import { beginningOf } from './beginning-of.ts';
import { ImportSheet } from './ImportSheet.tsx';
import type { Caught } from './import-request.ts';

interface ImportDialogProps {
  /** What was dropped or pasted, to begin with. */
  caught: Caught;
  groupSlug: string;
  onClose: () => void;
}

/** The import over the page that one is on, with the same parts as its own page. */
export default function ImportDialog({ caught, groupSlug, onClose }: ImportDialogProps) {
  return (
    <ImportFlow
      groupSlug={groupSlug}
      begin={beginningOf(caught)}
      around={(stage, content, isUnsaved) => (
        <ImportSheet stage={stage} isUnsaved={isUnsaved} onClose={onClose}>
          {content}
        </ImportSheet>
      )}
    />
  );
}
