import { ApiError } from '@doorway/api-client'
import { Button, Drawer, Field, FormSection, Select, Textarea } from '@doorway/ui'
import { useState } from 'react'
import { useFailureText, useTranslate } from '../../context/use-translate'
import { isSilent } from '../../context/use-events'
import { useNotify } from '../../mutations/use-notify'
import type { Objection, ObjectionDecision } from './result-types'
import { useHandleObjection } from './results.queries'

const MIN_WORDS = 5
const UNCHANGED = 'unchanged'
const NO_AWARD = '0'

interface Faults {
  reply?: string
  award?: string
}

/** The decision about an objection. `latest` is its newest state: as the list has it, or as the last change returned it. */
function useDecision(objection: Objection, onClose: () => void) {
  const t = useTranslate()
  const notify = useNotify()
  const failureText = useFailureText()
  const handling = useHandleObjection()
  const [reply, setReply] = useState('')
  const [award, setAward] = useState(UNCHANGED)
  const [faults, setFaults] = useState<Faults>({})
  const { data: handled } = handling
  const latest = handled && handled.version > objection.version ? handled : objection
  const decide = (decision: ObjectionDecision['decision']) => {
    const { id, version } = latest
    const text = reply.trim()
    if (decision !== 'accept' && text.length < MIN_WORDS) return setFaults({ reply: t('results.objection.replyFault') })
    setFaults({})
    const awardId = award === NO_AWARD ? null : Number(award)
    handling.mutate(
      {
        id,
        version,
        decision,
        ...(decision !== 'accept' && { reply: text }),
        ...(decision === 'uphold' && award !== UNCHANGED && { awardId }),
      },
      {
        onSuccess: () => {
          notify.success(t(`results.objection.${decision}.done`))
          if (decision !== 'accept') onClose()
        },
        onError: (error) => {
          if (isSilent(error)) return
          const ofAward =
            error instanceof ApiError ? error.fieldErrors.find(({ field }) => field === 'awardId') : undefined
          setFaults(ofAward ? { award: ofAward.msg } : { reply: failureText(error) })
        },
      },
    )
  }
  return { latest, reply, setReply, award, setAward, faults, decide, isBusy: handling.isPending }
}

/** The reply, which the complainant reads, and the corrected award. */
function DecisionForm({ objection, form }: { objection: Objection; form: ReturnType<typeof useDecision> }) {
  const t = useTranslate()
  const { awardName, awards } = objection
  return (
    <FormSection title={t('results.objection.decision')}>
      <Field
        label={t('results.objection.reply')}
        hint={t('results.objection.replyHint')}
        error={form.faults.reply}
        data-wide=""
      >
        <Textarea rows={4} maxLength={1000} value={form.reply} onChange={({ target }) => form.setReply(target.value)} />
      </Field>
      {objection.workId !== null && (
        <Field
          label={t('results.objection.award')}
          hint={t('results.objection.awardHint')}
          error={form.faults.award}
          data-wide=""
        >
          <Select
            placeholder={null}
            value={form.award}
            options={[
              {
                value: UNCHANGED,
                label: t('results.objection.unchanged', { name: awardName ?? t('results.noAward') }),
              },
              ...awards.map(({ id, name }) => ({ value: String(id), label: name })),
              { value: NO_AWARD, label: t('results.noAward') },
            ]}
            onValueChange={form.setAward}
          />
        </Field>
      )}
    </FormSection>
  )
}

/** What was decided, by whom. */
function Decision({ objection: { reply, handlerName, handledAt } }: { objection: Objection }) {
  const t = useTranslate()
  if (reply === null) return null
  return (
    <FormSection title={t('results.objection.reply')}>
      <p data-wide="">{reply}</p>
      <p className="dw-result-muted" data-wide="">
        {[handlerName, handledAt].filter((text) => text !== null).join(' · ')}
      </p>
    </FormSection>
  )
}

export interface ObjectionPanelProps {
  /** As the list has it. */
  objection: Objection
  onClose: () => void
}

/** An objection with the decision about it: rejected, or upheld with or without another award. */
export function ObjectionPanel({ objection: listed, onClose }: ObjectionPanelProps) {
  const t = useTranslate()
  const form = useDecision(listed, onClose)
  const { latest: objection } = form
  const { state, workTitle, workNo, groupName, complainantName, unit, createdAt, content } = objection
  const isOpen = state === 'received' || state === 'checking'
  return (
    <Drawer
      isOpen
      title={workTitle ?? t('results.objection.whole')}
      onClose={onClose}
      footer={
        isOpen && (
          <>
            {state === 'received' && (
              <Button isBusy={form.isBusy} onClick={() => form.decide('accept')}>
                {t('results.objection.accept.title')}
              </Button>
            )}
            <Button isBusy={form.isBusy} onClick={() => form.decide('reject')}>
              {t('results.objection.reject.title')}
            </Button>
            <Button variant="primary" isBusy={form.isBusy} onClick={() => form.decide('uphold')}>
              {t('results.objection.uphold.title')}
            </Button>
          </>
        )
      }
    >
      <div className="dw-result-stack">
        <p className="dw-result-muted">
          {[t(`results.objection.state.${state}`), workNo, groupName].filter((text) => text !== null).join(' · ')}
        </p>
        <p>{content}</p>
        <p className="dw-result-muted">{[complainantName, unit, createdAt].join(' · ')}</p>
        {isOpen ? <DecisionForm objection={objection} form={form} /> : <Decision objection={objection} />}
      </div>
    </Drawer>
  )
}
