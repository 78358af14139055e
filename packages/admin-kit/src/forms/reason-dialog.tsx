import { ApiError } from '@doorway/api-client'
import { Button, Checkbox, Dialog, Field, Textarea } from '@doorway/ui'
import { useState } from 'react'
import { useFailureText, useTranslate } from '../context/use-translate'
import { isSilent } from '../context/use-events'

const MIN_WORDS = 5

export interface ReasonDialogProps {
  title: string
  /** What follows from it. */
  question: string
  label: string
  /** Stands at the field while the reason is too short. */
  fault: string
  /** Name of the field in a refusal of the server. */
  field: string
  /** Label of a box that may be checked; absent: no box. */
  option?: string
  onSubmit: (reason: string, isChecked: boolean) => Promise<void>
  onClose: () => void
}

/** Takes a reason of at least five characters; what is written stays when the server refuses it. */
export function ReasonDialog({ title, question, label, fault, field, option, onSubmit, onClose }: ReasonDialogProps) {
  const t = useTranslate()
  const failureText = useFailureText()
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async () => {
    if (reason.trim().length < MIN_WORDS) return setError(fault)
    setBusy(true)
    setError(null)
    try {
      await onSubmit(reason.trim(), isChecked)
      onClose()
    } catch (failure) {
      setBusy(false)
      if (isSilent(failure)) return
      const own = failure instanceof ApiError ? failure.fieldErrors.find((one) => one.field === field) : undefined
      setError(own?.msg ?? failureText(failure))
    }
  }
  return (
    <Dialog
      isOpen
      size="s"
      title={title}
      description={question}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('kit.ui.cancel')}</Button>
          <Button variant="primary" isBusy={isBusy} onClick={() => void submit()}>
            {title}
          </Button>
        </>
      }
    >
      <Field label={label} isRequired error={error}>
        <Textarea
          rows={3}
          maxLength={500}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value)
            setError(null)
          }}
        />
      </Field>
      {option !== undefined && <Checkbox label={option} checked={isChecked} onCheckedChange={setChecked} />}
    </Dialog>
  )
}
