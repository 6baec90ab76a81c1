import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconArrowsSort, IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import berryPie from '../../art/berry-pie.webp';
import sourdough from '../../art/sourdough.webp';
import tomatoSoup from '../../art/tomato-soup.webp';
import { Chip, ChipDivider, ChipRow, FilterChip } from '../../components/Chip.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Page, PageHeading } from '../../components/Page.tsx';
import { lazy } from '../../lib/screen/lazy.ts';
import { toast } from '../../lib/toasts/toasts.ts';
import { GalleryControls } from './GalleryControls.tsx';
import { GalleryGrid } from './GalleryGrid.tsx';

const ConfirmDialog = lazy(() =>
  import('../../components/ConfirmDialog.tsx').then(({ ConfirmDialog }) => ({ default: ConfirmDialog })),
);

/** Every shared component, for those who build with them. Its words are for developers and stay in English. */
export function GalleryScreen() {
  const [asking, setAsking] = useState(false);
  return (
    <Page>
      <PageHeading
        title="Gallery"
        aside="of components"
        actions={
          <Button
            leftSection={<IconPlus size={18} />}
            onClick={() => toast.undoable('Recipe deleted', 'Undo', () => toast.info('It is back'))}
          >
            Delete with Undo
          </Button>
        }
      />
      <ChipRow label="Filters">
        <Chip selected count={2}>
          <IconAdjustmentsHorizontal /> Filters
        </Chip>
        <Chip>
          <IconArrowsSort /> Newest
        </Chip>
        <ChipDivider />
        <FilterChip label="Vegetarian" onRemove={() => toast.success('Filter removed')} />
        <Chip opensMenu>Category</Chip>
        <Chip>Favourites</Chip>
      </ChipRow>
      <GalleryControls onDelete={() => setAsking(true)} />
      <ErrorState error={new Error('broken')} onRetry={() => toast.info('Trying again')} />
      <EmptyState
        title="Start with one recipe"
        pictures={[sourdough, berryPie, tomatoSoup]}
        action={<Button>Add the first recipe</Button>}
      >
        Paste a link, type your own, or take a photo of a page from a cookbook. Everything stays in your household.
      </EmptyState>
      <GalleryGrid />
      {asking && (
        <Suspense>
          <ConfirmDialog
            opened
            onClose={() => setAsking(false)}
            title="Delete “Sunday bread”?"
            confirmLabel="Delete recipe"
            onConfirm={() => setAsking(false)}
          >
            The recipe, its pictures and 4 comments will be gone.
          </ConfirmDialog>
        </Suspense>
      )}
    </Page>
  );
}
