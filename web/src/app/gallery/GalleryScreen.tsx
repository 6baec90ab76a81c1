import { Button, Checkbox, PasswordInput, SegmentedControl, Select, Switch, TextInput } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconArrowsSort, IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import berryPie from '../../art/berry-pie.webp';
import sourdough from '../../art/sourdough.webp';
import tomatoSoup from '../../art/tomato-soup.webp';
import { Chip, ChipDivider, ChipRow, FilterChip } from '../../components/Chip.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { FileDrop, pictureFiles } from '../../components/FileDrop.tsx';
import { Markdown } from '../../components/Markdown.tsx';
import { Page, PageHeading } from '../../components/Page.tsx';
import { PasswordStrength } from '../../components/PasswordStrength.tsx';
import { SkeletonRows } from '../../components/Skeleton.tsx';
import { Stepper } from '../../components/Stepper.tsx';
import { lazy } from '../../lib/screen/lazy.ts';
import { toast } from '../../lib/toasts/toasts.ts';
import { GalleryGrid } from './GalleryGrid.tsx';

const ConfirmDialog = lazy(() =>
  import('../../components/ConfirmDialog.tsx').then(({ ConfirmDialog }) => ({ default: ConfirmDialog })),
);

const sample = `A **slow** loaf. See [the method](https://example.org).

- flour, 500 g
- water, 350 g

> Oma Ilse never weighed the salt.`;

/** Every shared component, for those who build with them. Its words are for developers and stay in English. */
export function GalleryScreen() {
  const [servings, setServings] = useState(4);
  const [password, setPassword] = useState('winter-plum');
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
      <section
        style={{
          display: 'grid',
          gap: 16,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))',
          marginBlockEnd: 32,
        }}
      >
        <TextInput label="Name" placeholder="Sunday bread" description="As it stands in your book" />
        <TextInput label="E-mail" defaultValue="nobody" error="E-mail must be valid" />
        <Select label="Language" data={['English', 'Deutsch', 'Polski']} defaultValue="Deutsch" />
        <div>
          <PasswordInput
            label="Password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <PasswordStrength password={password} />
        </div>
        <div style={{ display: 'grid', gap: 12, alignContent: 'center' }}>
          <Switch label="Private group" defaultChecked />
          <Checkbox label="Remember me" defaultChecked />
        </div>
        <SegmentedControl data={['Cards', 'List']} />
        <Stepper
          label="Servings"
          value={servings}
          text={`${servings} servings`}
          lessLabel="Fewer servings"
          moreLabel="More servings"
          onLess={() => setServings(servings - 1)}
          onMore={() => setServings(servings + 1)}
        />
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Button>Filled</Button>
          <Button variant="default">Default</Button>
          <Button variant="subtle">Subtle</Button>
          <Button color="error" onClick={() => setAsking(true)}>
            Delete
          </Button>
          <Button loading>Saving</Button>
          <Button disabled>Disabled</Button>
        </div>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Button
            variant="default"
            onClick={() => toast.error('The picture could not be read. The recipe is saved without it.')}
          >
            Error
          </Button>
          <Button variant="default" onClick={() => toast.warning('You are not allowed to organize data.')}>
            Warning
          </Button>
          <Button variant="default" onClick={() => toast.loading('Importing Backup')}>
            Loading
          </Button>
        </div>
        <FileDrop
          label="Drop a picture, or choose one"
          hint="JPEG, PNG, WebP, AVIF or HEIC"
          accept={pictureFiles}
          progress={0.6}
          onFiles={([file]) => toast.info(file?.name ?? '')}
        />
        <Markdown text={sample} />
        <SkeletonRows count={3} />
      </section>
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
