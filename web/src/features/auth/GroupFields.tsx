import { Checkbox, SegmentedControl, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { t } from '../../lib/messages/index.ts';

export interface GroupValues {
  /** `join` with an invitation, or `create` a household. */
  way: string;
  groupToken: string;
  group: string;
  private: boolean;
}

export const emptyGroup: GroupValues = { way: 'create', groupToken: '', group: '', private: true };

/** Names of the fields that the server may find something wrong with. */
export const groupFields = ['group', 'groupToken'];

/** Says what is missing before the server has to. */
export const checkGroup = ({ way, groupToken, group }: GroupValues) =>
  way === 'join'
    ? { groupToken: groupToken.trim() ? null : t('validation.field-required') }
    : { group: group.trim() ? null : t('validation.field-required') };

interface GroupFieldsProps<Values extends GroupValues> {
  form: UseFormReturnType<Values>;
  /** Whether one may also start a household of one's own. */
  isOpenToAll: boolean;
  /** Why the name of the household cannot be had. */
  taken: string | undefined;
}

/** The household that somebody belongs to: one that they are invited to, or a new one. */
export function GroupFields<Values extends GroupValues>({ form, isOpenToAll, taken }: GroupFieldsProps<Values>) {
  return (
    <>
      {isOpenToAll && (
        <SegmentedControl
          aria-label={t('register.way')}
          data={[
            { value: 'create', label: t('register.create') },
            { value: 'join', label: t('register.join') },
          ]}
          {...form.getInputProps('way')}
        />
      )}
      {form.values.way === 'join' ? (
        <TextInput
          key="token"
          label={t('register.token')}
          description={t('register.token-hint')}
          autoComplete="off"
          autoFocus
          {...form.getInputProps('groupToken')}
        />
      ) : (
        <>
          <TextInput
            key="group"
            label={t('register.group')}
            description={t('register.group-hint')}
            {...form.getInputProps('group')}
            error={taken ?? form.errors.group}
          />
          <Checkbox label={t('register.private')} {...form.getInputProps('private', { type: 'checkbox' })} />
        </>
      )}
    </>
  );
}
