import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { t } from '../../../lib/messages/index.ts';
import { ParsedLines, type Parsing } from '../../ingredients/index.ts';
import classes from './PreviewForm.module.css';

/** How the lines are understood, for those who want to put it right before they are saved. */
export function UnderstoodLines({ parsing }: { parsing: Parsing }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const Icon = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <>
      <Button
        variant="subtle"
        size="compact-md"
        className={classes.open ?? ''}
        aria-expanded={isOpen}
        aria-controls={id}
        rightSection={<Icon size={18} stroke={1.5} aria-hidden="true" />}
        onClick={() => setOpen(!isOpen)}
      >
        {t('understand.look')}
      </Button>
      <div id={id} className={classes.understood} hidden={!isOpen}>
        {isOpen && <Lines parsing={parsing} />}
      </div>
    </>
  );
}

function Lines({ parsing }: { parsing: Parsing }) {
  if (parsing.error) return <ErrorState error={parsing.error} onRetry={parsing.retry} />;
  return parsing.isPending ? <SkeletonRows count={4} height={88} /> : <ParsedLines parsing={parsing} />;
}
