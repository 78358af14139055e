import { ApiError } from '@doorway/api-client'
import { Button, Dialog, Field, Select, Textarea } from '@doorway/ui'
import { useState } from 'react'
import { useFailureText, useTranslate } from '../../context/use-translate'
import { isSilent } from '../../context/use-events'
import { useNotify } from '../../mutations/use-notify'
import type { ResultRow, RunDetail } from './result-types'
import { useChangeRun } from './results.queries'

const MIN_WORDS = 5
const NO_AWARD = '0'

export interface AwardFormProps {
  run: RunDetail
  row: ResultRow
  onClose: () => void
}

function useAward({ run, row, onClose }: AwardFormProps) {
  const t = useTranslate()
  const notify = useNotify()
  const failureText = useFailureText()
  const changing = useChangeRun('adjustAward')
  const [award, setAward] = useState(row.awardId === null ? NO_AWARD : String(row.awardId))
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const submit = () => {
    const text = reason.trim()
    if (text.length < MIN_WORDS) return setFault(t('results.reasonFault'))
    setFault(null)
    const awardId = award === NO_AWARD ? null : Number(award)
    changing.mutate(
      (results) => results.adjustAward({ id: run.id, version: run.version, workId: row.workId, awardId, reason: text }),
      {
        onSuccess: () => {
          notify.success(t('results.adjust.done', { title: row.title }))
          onClose()
        },
        onError: (error) => {
          if (isSilent(error)) return
          const own = error instanceof ApiError ? error.fieldErrors.find(({ field }) => field === 'reason') : undefined
          setFault(own ? own.msg : failureText(error))
        },
      },
    )
  }
  return { award, setAward, reason, setReason, fault, submit, isBusy: changing.isPending }
}

/** Gives a work another award or none, with the written reason of the committee. */
export function AwardForm(props: AwardFormProps) {
  const t = useTranslate()
  const { run, row, onClose } = props
  const { award, setAward, reason, setReason, fault, submit, isBusy } = useAward(props)
  const lines = run.awards.filter(({ groupId }) => groupId === null || groupId === row.groupId)
  return (
    <Dialog
      isOpen
      size="s"
      title={t('results.adjust.title')}
      description={t('results.adjust.question', { title: row.title, rank: row.rank, score: row.shown })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('kit.ui.cancel')}</Button>
          <Button variant="primary" isBusy={isBusy} onClick={submit}>
            {t('results.adjust.title')}
          </Button>
        </>
      }
    >
      <div className="dw-result-stack">
        <Field label={t('results.field.award')}>
          <Select
            placeholder={null}
            value={award}
            options={[
              ...lines.map(({ id, name }) => ({ value: String(id), label: name })),
              { value: NO_AWARD, label: t('results.noAward') },
            ]}
            onValueChange={setAward}
          />
        </Field>
        <Field label={t('results.reason')} hint={t('results.adjust.hint')} isRequired error={fault}>
          <Textarea rows={3} maxLength={300} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
      </div>
    </Dialog>
  )
}
