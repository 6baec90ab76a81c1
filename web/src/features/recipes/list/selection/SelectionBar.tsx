import { Suspense, useState } from 'react';
import { BulkBar, type Selection } from '../../../../components/data-table/index.ts';
import { useMe } from '../../../../lib/session/index.ts';
import { type Asked, AskedDialog } from '../../bulk-actions/AskedDialog.tsx';
import { bulkActions } from '../../bulk-actions/bulk-actions.ts';

interface SelectionBarProps {
  selection: Selection;
  /** How many could be chosen. */
  count: number;
  onEnd: () => void;
}

/** What can be done with the recipes that are chosen in a list; loaded when somebody begins to choose. */
export default function SelectionBar({ selection, count, onEnd }: SelectionBarProps) {
  const canOrganize = useMe()?.canOrganize ?? false;
  const [asked, setAsked] = useState<Asked>();
  return (
    <>
      <BulkBar selection={selection} count={count} actions={bulkActions({ canOrganize }, setAsked)} onLeave={onEnd} />
      <Suspense>
        {asked && (
          <AskedDialog
            asked={asked}
            onClose={() => setAsked(undefined)}
            onDone={() => {
              setAsked(undefined);
              onEnd();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
