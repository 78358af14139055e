import type { SecurityPolicyValues, VersionedPolicy } from '@doorway/api-client'
import { Field, NumberField, Textarea } from '@doorway/ui'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { useTranslate } from '../../context/use-translate'
import { RecordConflict } from '../../forms/conflict/record-conflict'
import { storedTexts } from '../../forms/conflict/stored-texts'
import { RecordDialog } from '../../forms/record-dialog'
import { useErrorText } from '../../forms/use-error-text'
import { useRecordForm } from '../../forms/use-record-form'
import type { Translate } from '../../i18n/translate'
import { useNotify } from '../../mutations/use-notify'
import { useProposePolicy } from './policy.queries'
import { policyFields, policyLimits } from './policy-fields'

export interface PolicyDialogProps {
  /** The values in force. */
  policy: VersionedPolicy
  onClose: () => void
}

type PolicyFormValues = Record<keyof SecurityPolicyValues | 'reason', string>

const REASON_ROWS = 3

/** Refuses numbers outside of the limits, which the server would not read; all else is for the server to say. */
function resolverOf(t: Translate): Resolver<PolicyFormValues> {
  return (values) => {
    const errors: FieldErrors<PolicyFormValues> = {}
    for (const name of policyFields) {
      const { min, max } = policyLimits[name]
      const text = values[name].trim()
      if (!/^\d{1,4}$/.test(text) || Number(text) < min || Number(text) > max)
        errors[name] = { type: 'number', message: t('security.policy.rangeError', { min, max }) }
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}

/** What the fields are called in a comparison. */
const conflictLabels = {
  lockFailures: 'security.policy.lockFailures',
  idleMinutes: 'security.policy.idleMinutes',
  passwordDays: 'security.policy.passwordDays',
  reason: 'security.policy.reason',
} as const

/** Proposes other values, with a reason for the person who confirms them. */
export function PolicyDialog({ policy, onClose }: PolicyDialogProps) {
  const t = useTranslate()
  const notify = useNotify()
  const errorText = useErrorText()
  const proposing = useProposePolicy()
  const form = useRecordForm<PolicyFormValues>({
    resolver: resolverOf(t),
    defaultValues: {
      lockFailures: String(policy.lockFailures),
      idleMinutes: String(policy.idleMinutes),
      passwordDays: String(policy.passwordDays),
      reason: '',
    },
    fields: [...policyFields, 'reason'],
    version: policy.version,
    // The reason belongs to the proposal, and what is in force has none.
    valuesOf: (current) => ({ ...storedTexts(current, policyFields), reason: '' }),
    onSave: async ({ lockFailures, idleMinutes, passwordDays, reason }, version) => {
      await proposing.mutateAsync({
        lockFailures: Number(lockFailures),
        idleMinutes: Number(idleMinutes),
        passwordDays: Number(passwordDays),
        reason,
        version,
      })
      notify.success(t('security.policy.proposed'))
      onClose()
    },
  })
  const { register, formState } = form
  return (
    <RecordDialog
      title={t('security.policy.propose')}
      what={t('security.policy.what')}
      submitLabel={t('security.policy.submit')}
      isDirty={formState.isDirty}
      isBusy={proposing.isPending}
      failure={form.failure}
      conflict={
        form.conflict && (
          <RecordConflict conflict={form.conflict} onOverwrite={form.overwrite} labels={conflictLabels} />
        )
      }
      onSubmit={form.submit}
      onOverwrite={form.overwrite}
      onClose={onClose}
    >
      {policyFields.map((name) => (
        <Field
          key={name}
          label={t(`security.policy.${name}`)}
          isRequired
          hint={t('security.policy.range', policyLimits[name])}
          error={errorText(formState.errors[name])}
        >
          <NumberField maxLength={4} {...register(name)} />
        </Field>
      ))}
      <Field label={t('security.policy.reason')} isRequired error={errorText(formState.errors.reason)}>
        <Textarea rows={REASON_ROWS} maxLength={200} {...register('reason')} />
      </Field>
    </RecordDialog>
  )
}
