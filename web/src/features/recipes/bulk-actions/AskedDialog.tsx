import { lazy } from '../../../lib/screen/lazy.ts';
import { AddToCookbookDialog } from '../../cookbooks/index.ts';
import { ExportDialog } from '../../exports/index.ts';
import { AddToPlanDialog } from '../../mealplans/index.ts';

const AddToListDialog = lazy(() => import('../add-to-list/AddToListDialog.tsx'));
const OrganizeDialog = lazy(() => import('./OrganizeDialog.tsx'));
const SettingsDialog = lazy(() => import('./SettingsDialog.tsx'));
const DeleteManyDialog = lazy(() => import('./DeleteManyDialog.tsx'));
const RestoreDialog = lazy(() => import('./RestoreDialog.tsx'));

export type AskedOfMany = 'organize' | 'cookbook' | 'plan' | 'shopping' | 'settings' | 'delete' | 'export';

/** What somebody is about to do: something with many recipes, or with all. */
export type Asked = { what: AskedOfMany; slugs: string[] } | { what: 'export-all' | 'restore' };

/** The dialog of what was asked for. */
export function AskedDialog({ asked, ...rest }: { asked: Asked; onClose: () => void; onDone: () => void }) {
  switch (asked.what) {
    case 'organize':
      return <OrganizeDialog slugs={asked.slugs} {...rest} />;
    case 'cookbook':
      return <AddToCookbookDialog slugs={asked.slugs} {...rest} />;
    case 'plan':
      return <AddToPlanDialog slugs={asked.slugs} {...rest} />;
    case 'shopping':
      return <AddToListDialog slugs={asked.slugs} {...rest} />;
    case 'settings':
      return <SettingsDialog slugs={asked.slugs} {...rest} />;
    case 'delete':
      return <DeleteManyDialog slugs={asked.slugs} {...rest} />;
    case 'export':
      return <ExportDialog what={{ slugs: asked.slugs }} {...rest} />;
    case 'export-all':
      return <ExportDialog what="all" onClose={rest.onClose} onDone={rest.onClose} />;
    case 'restore':
      return <RestoreDialog onClose={rest.onClose} />;
  }
}
