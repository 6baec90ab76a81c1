import { Button, Checkbox, PasswordInput, SegmentedControl, Select, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FileDrop, pictureFiles } from '../../components/FileDrop.tsx';
import { Markdown } from '../../components/Markdown.tsx';
import { PasswordStrength } from '../../components/PasswordStrength.tsx';
import { SkeletonRows } from '../../components/Skeleton.tsx';
import { Stepper } from '../../components/Stepper.tsx';
import { toast } from '../../lib/toasts/toasts.ts';

const sample = `A **slow** loaf. See [the method](https://example.org).

- flour, 500 g
- water, 350 g

> Oma Ilse never weighed the salt.`;

/** Fields, buttons and what else answers a hand. */
export function GalleryControls({ onDelete }: { onDelete: () => void }) {
  const [servings, setServings] = useState(4);
  const [password, setPassword] = useState('winter-plum');
  return (
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
        <PasswordInput label="Password" value={password} onChange={(event) => setPassword(event.currentTarget.value)} />
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
        <Button color="error" onClick={onDelete}>
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
  );
}
