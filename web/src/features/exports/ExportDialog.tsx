import { contract, type ExportFormat, exportFormats, type PaperSize, paperSizes } from '@larder/contract';
import { Radio, Select, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Fragment, useState } from 'react';
import { FormDialog } from '../../components/Dialog.tsx';
import { useChange } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { toast } from '../../lib/toasts/toasts.ts';
import classes from './Exports.module.css';
import { formatNames } from './formats.ts';

/** What is taken along: some recipes, those of a cookbook, or all of the household. */
type Exported = 'all' | { slugs: readonly string[] } | { cookbook: { id: string; name: string } };

type Chapters = 'category' | 'cookbook' | 'none';

interface ExportDialogProps {
  what: Exported;
  onClose: () => void;
  onDone?: () => void;
}

/** Chooses the form in which recipes are taken away; a book may have a title, chapters and a size of paper. */
export default function ExportDialog({ what, onClose, onDone = onClose }: ExportDialogProps) {
  const isCookbook = what !== 'all' && 'cookbook' in what;
  const [format, setFormat] = useState<ExportFormat>(isCookbook ? 'pdf' : 'json');
  const [title, setTitle] = useState('');
  const [chapters, setChapters] = useState<Chapters>(isCookbook ? 'none' : 'category');
  const [paper, setPaper] = useState<PaperSize>(usualPaper);
  const navigate = useNavigate();
  const { start, isStarting } = useStart(what);
  const isBook = format === 'epub' || format === 'pdf';
  const submit = async () => {
    const book = { ...(title.trim() && { title: title.trim() }), chapters, paper };
    if (!(await start(format, isBook ? book : {}))) return;
    toast.info(t('recipe-data.export-started'), {
      label: t('export-page.show'),
      run: () => void navigate({ to: '/group/exports' }),
    });
    onDone();
  };
  const fields = (
    <div className={classes.fields}>
      <TextInput
        label={t('recipe-data.book-title')}
        description={t('recipe-data.book-title-hint', { of: isCookbook ? 'cookbook' : 'household' })}
        value={title}
        maxLength={255}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Select
        label={t('recipe-data.chapters')}
        allowDeselect={false}
        value={chapters}
        data={chaptersFor(what).map((value) => ({ value, label: chapterNames[value]() }))}
        onChange={(value) => setChapters(chaptersFor(what).find((one) => one === value) ?? 'none')}
      />
      {format === 'pdf' && (
        <Select
          label={t('recipe-data.paper')}
          allowDeselect={false}
          value={paper}
          data={paperSizes.map((value) => ({ value, label: paperNames[value]() }))}
          onChange={(value) => setPaper(paperSizes.find((one) => one === value) ?? 'a4')}
        />
      )}
    </div>
  );
  return (
    <FormDialog
      opened
      small
      title={titleOf(what)}
      submitLabel={t('recipe-data.export')}
      busy={isStarting}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Radio.Group label={t('recipe-data.format')} value={format} onChange={(value) => setFormat(formatNamed(value))}>
        <div className={classes.formats}>
          {formatsFor(isCookbook).map((one) => (
            <Fragment key={one}>
              <Radio
                value={one}
                label={formatNames[one].name()}
                description={
                  one === 'json' && what === 'all' ? t('recipe-data.format-household-hint') : formatNames[one].hint()
                }
                classNames={{ body: classes.format ?? '', inner: classes.formatDot ?? '' }}
              />
              {isBook && one === format && fields}
            </Fragment>
          ))}
        </div>
      </Radio.Group>
    </FormDialog>
  );
}

/** Starts the export where what is exported belongs; answers whether it was begun. */
function useStart(what: Exported) {
  const recipes = useChange(contract.bulkRecipes.startExport);
  const cookbooks = useChange(contract.cookbooks.startExport);
  const start = async (
    exportType: ExportFormat,
    { chapters, ...book }: { title?: string; chapters?: Chapters; paper?: PaperSize },
  ): Promise<boolean> => {
    const body = { exportType, ...book };
    const isOfCookbook = what !== 'all' && 'cookbook' in what;
    const byCookbook = chapters === 'cookbook';
    const named = byCookbook || !chapters ? {} : { chapters };
    const ids = isOfCookbook ? { cookbooks: [what.cookbook.id] } : {};
    const slugs = what !== 'all' && 'slugs' in what ? { recipes: [...what.slugs] } : {};
    const begun =
      isOfCookbook || byCookbook
        ? cookbooks.mutateAsync({ body: { ...body, ...ids, ...named } })
        : recipes.mutateAsync({ body: { ...body, ...slugs, ...named } });
    return (await begun.catch(() => undefined)) !== undefined;
  };
  return { start, isStarting: recipes.isPending || cookbooks.isPending };
}

const titleOf = (what: Exported): string => {
  if (what === 'all') return t('recipe-data.export-all');
  if ('cookbook' in what) return t('recipe-data.export-cookbook', { name: what.cookbook.name });
  return t('recipe-data.export-title', { count: what.slugs.length });
};

/** Of a cookbook the books come first. */
const formatsFor = (isCookbook: boolean): ExportFormat[] => {
  const books: ExportFormat[] = ['pdf', 'epub'];
  const others = exportFormats.filter((format) => format !== 'everything' && !books.includes(format));
  return isCookbook ? [...books, ...others] : [...others.slice(0, 1), ...books, ...others.slice(1)];
};

const formatNamed = (value: string): ExportFormat => exportFormats.find((one) => one === value) ?? 'json';

const chaptersFor = (what: Exported): Chapters[] =>
  what === 'all' ? ['category', 'cookbook', 'none'] : ['category', 'none'];

const chapterNames: Record<Chapters, () => string> = {
  category: () => t('recipe-data.chapters-category'),
  cookbook: () => t('recipe-data.chapters-cookbook'),
  none: () => t('recipe-data.chapters-none'),
};

const paperNames: Record<PaperSize, () => string> = {
  a4: () => t('recipe-data.paper-a4'),
  letter: () => t('recipe-data.paper-letter'),
};

/** Where paper is measured in inches, as the region of the browser tells. */
const usualPaper = (): PaperSize => (/-(?:US|CA|MX|CO|PH)$/.test(navigator.language) ? 'letter' : 'a4');
