import { TagsInput, Textarea, type TextareaProps, TextInput, type TextInputProps } from '@mantine/core';
import { t } from '../../lib/messages/index.ts';

/** As long as any name may be. */
const longest = 255;

/** The first field of every kind, where the cursor is when its dialog opens. */
export function NameInput(props: TextInputProps) {
  return <TextInput label={t('data.name')} data-autofocus maxLength={longest} {...props} />;
}

export function PluralInput(props: TextInputProps) {
  return <TextInput label={t('data.plural')} maxLength={longest} {...props} />;
}

/** Other names that lead to a food or a unit. */
export function AliasesInput(props: Parameters<typeof TagsInput>[0]) {
  return (
    <TagsInput
      label={t('data.aliases')}
      description={t('data.aliases-hint')}
      maxLength={longest}
      acceptValueOnBlur
      {...props}
    />
  );
}

export function DescriptionInput(props: TextareaProps) {
  return <Textarea label={t('data.description')} autosize minRows={2} {...props} />;
}
