import { Checkbox, Field, FormSection, MultiSelect, Textarea, TextField } from '@doorway/ui'
import { Controller, useWatch } from 'react-hook-form'
import { useTranslate } from '../../../context/use-translate'
import { RecordDialog } from '../../../forms/record-dialog'
import { useErrorText } from '../../../forms/use-error-text'
import { useRecordForm } from '../../../forms/use-record-form'
import { useNotify } from '../../../mutations/use-notify'
import { useSession } from '../../../session/use-session'
import { useRoleOptions } from '../../role-options'
import { ChosenField } from './chosen-field'
import { audienceOf, draftOf, messageFields, type MessageValues, newMessage } from './message-form'
import { useRecipientCount, useRecipientSearches, useSend } from './sending.queries'

const BODY_ROWS = 6

function useMessageForm(onClose: () => void) {
  const t = useTranslate()
  const notify = useNotify()
  const sending = useSend()
  const form = useRecordForm<MessageValues>({
    // The server says what is missing.
    resolver: (values) => ({ values, errors: {} }),
    defaultValues: newMessage,
    fields: messageFields,
    onSave: async (values) => {
      const { title, recipients, state } = await sending.mutateAsync(draftOf(values))
      const key = state === 'scheduled' ? 'messages.sending.scheduled' : 'messages.sending.sent'
      notify.success(t(key, { name: title, count: recipients }))
      onClose()
    },
  })
  return { ...form, isSaving: sending.isPending }
}

type MessageForm = ReturnType<typeof useMessageForm>

/** How many people the chosen audience has now. */
function RecipientCount({ form }: { form: MessageForm }) {
  const t = useTranslate()
  const errorText = useErrorText()
  const [isForAll, roleIds, areas, organizations, people] = useWatch({
    control: form.control,
    name: ['isForAll', 'roleIds', 'areas', 'organizations', 'people'],
  })
  const count = useRecipientCount(audienceOf({ isForAll, roleIds, areas, organizations, people }))
  const error = errorText(form.formState.errors.audience)
  return (
    <>
      {error && (
        <p className="dw-field-error" role="alert">
          {error}
        </p>
      )}
      <p className="dw-message-note" role="status">
        {count.error
          ? count.error.message
          : count.data !== undefined && t('messages.sending.count', { count: count.data })}
      </p>
    </>
  )
}

function Audience({ form }: { form: MessageForm }) {
  const t = useTranslate()
  const errorText = useErrorText()
  const { isSuper } = useSession()
  const roles = useRoleOptions()
  const searches = useRecipientSearches()
  const { control, formState } = form
  const lists = [
    ['areas', 'areaCodes'],
    ['organizations', null],
    ['people', null],
  ] as const
  return (
    <FormSection title={t('messages.sending.audience')}>
      <p className="dw-message-note">{t('messages.sending.audienceHint')}</p>
      {isSuper && (
        <Controller
          name="isForAll"
          control={control}
          render={({ field: { value, onChange } }) => (
            <Checkbox label={t('messages.sending.isForAll')} checked={value} onCheckedChange={onChange} />
          )}
        />
      )}
      <Controller
        name="roleIds"
        control={control}
        render={({ field: { value, onChange } }) => (
          <Field label={t('messages.sending.roles')}>
            <MultiSelect
              options={(roles.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
              value={value}
              onValueChange={onChange}
            />
          </Field>
        )}
      />
      {lists.map(([name, fault]) => (
        <Controller
          key={name}
          name={name}
          control={control}
          render={({ field: { value, onChange } }) => (
            <ChosenField
              label={t(`messages.sending.${name}`)}
              placeholder={t(`messages.sending.${name}Hint`)}
              error={fault === null ? undefined : errorText(formState.errors[fault])}
              search={searches[name]}
              value={value}
              onChange={onChange}
            />
          )}
        />
      ))}
      <RecipientCount form={form} />
    </FormSection>
  )
}

/** Writes a message: words, recipients with their number, and when it is sent. */
export function MessageDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const errorText = useErrorText()
  const form = useMessageForm(onClose)
  const { register, formState } = form
  const { errors } = formState
  return (
    <RecordDialog
      title={t('messages.sending.write')}
      what={t('messages.sending.what')}
      submitLabel={t('messages.sending.send')}
      isDirty={formState.isDirty}
      isBusy={form.isSaving}
      failure={form.failure}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <Field label={t('messages.sending.subject')} isRequired error={errorText(errors.title)}>
        <TextField maxLength={100} {...register('title')} />
      </Field>
      <Field label={t('messages.sending.body')} isRequired error={errorText(errors.body)}>
        <Textarea rows={BODY_ROWS} maxLength={2000} {...register('body')} />
      </Field>
      <Audience form={form} />
      <Field
        label={t('messages.sending.sendAt')}
        hint={t('messages.sending.sendAtHint')}
        error={errorText(errors.sendAt)}
      >
        <TextField type="datetime-local" {...register('sendAt')} />
      </Field>
    </RecordDialog>
  )
}
