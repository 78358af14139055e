import { mediaParts } from '@doorway/api-client/rules'
import { Button, Checkbox, Chip, Drawer, Field, FormSection, Skeleton, Textarea } from '@doorway/ui'
import { useState } from 'react'
import { useFailureText, useTranslate } from '../../context/use-translate'
import { ReasonDialog } from '../../forms/reason-dialog'
import { FailurePanel } from '../../loading/failure-panel'
import { isSilent } from '../../context/use-events'
import { useNotify } from '../../mutations/use-notify'
import { useCan } from '../../session/use-session'
import { entryCodes } from './entries.codes'
import { useCheckWorks, useDisqualifyWork, useTwins, useWork } from './entries.queries'
import { checkKeys, type EntryCalls, type WorkDecision } from './entry-types'
import { toneOf } from './work-list'

type Work = Awaited<ReturnType<EntryCalls['getWork']>>

const MEGABYTE = 1_048_576
const DIGITS = 1

/** Works that may be the same, the most similar first. */
function Twins({ id, filmCheck }: Pick<Work, 'id' | 'filmCheck'>) {
  const t = useTranslate()
  const twins = useTwins(id)
  return (
    <FormSection title={t('entries.twins.title')}>
      {twins.error && <FailurePanel error={twins.error} onRetry={() => void twins.refetch()} />}
      {twins.data?.length === 0 && <p className="dw-entry-muted">{t('entries.twins.none')}</p>}
      {(filmCheck === 'unchecked' || filmCheck === 'waiting') && (
        <p className="dw-entry-muted">{t(`entries.twins.${filmCheck}`)}</p>
      )}
      <ul className="dw-entry-lines">
        {twins.data?.map((twin) => (
          <li key={twin.id}>
            <Chip tone={twin.kind === 'similarTitle' ? 'neutral' : 'warning'}>
              {t(`entries.twins.${twin.kind}`, { similarity: twin.similarity })}
            </Chip>{' '}
            {twin.title} <span className="dw-entry-muted">{`${twin.workNo} · ${twin.competitionName}`}</span>
          </li>
        ))}
      </ul>
    </FormSection>
  )
}

type Playback = NonNullable<Work['files'][number]['playback']>

function usePlaybackText() {
  const t = useTranslate()
  return ({ state, percent, reason }: Playback): string | undefined => {
    if (state === 'playable') return undefined
    if (state === 'running' && percent !== null) return t('entries.playback.running', { percent })
    if (state === 'failed' && reason !== null) return t('entries.playback.failedFor', { reason })
    return t(`entries.playback.${state === 'running' ? 'waiting' : state}`)
  }
}

/** A file with what its container says. One that browsers cannot play is offered as it was sent. */
function FileLine({ file }: { file: Work['files'][number] }) {
  const { name, url, originalUrl, sizeBytes, media, playback, blinding } = file
  const t = useTranslate()
  const playbackText = usePlaybackText()
  const state = playback && playbackText(playback)
  const facts = [
    `${(sizeBytes / MEGABYTE).toFixed(DIGITS)} MB`,
    ...(media ? mediaParts(media) : []),
    ...(media && !media.sound ? [t('entries.playback.silent')] : []),
  ]
  return (
    <li>
      <a href={url} target="_blank" rel="noreferrer">
        {name}
      </a>{' '}
      <span className="dw-entry-muted">{facts.join(' · ')}</span>
      {state !== undefined && (
        <div>
          {state}{' '}
          <a href={originalUrl} download>
            {t('entries.playback.original')}
          </a>
        </div>
      )}
      {(blinding === 'unchecked' || blinding === 'withheld') && (
        <div className="dw-entry-returned">{t(`entries.blinding.${blinding}`)}</div>
      )}
    </li>
  )
}

/** Files and former decisions. */
function Facts({ work }: { work: Work }) {
  const t = useTranslate()
  return (
    <>
      <p>{work.summary}</p>
      <p className="dw-entry-muted">
        {[work.workNo, work.groupName, work.courseName, work.applicantName, work.schoolName]
          .filter((text) => text !== null)
          .join(' · ')}
      </p>
      <FormSection title={t('entries.files')}>
        {work.files.length === 0 && <p className="dw-entry-muted">{t('entries.noFiles')}</p>}
        <ul className="dw-entry-lines">
          {work.files.map((file) => (
            <FileLine key={`${file.slot} ${file.url}`} file={file} />
          ))}
        </ul>
      </FormSection>
      {work.decisions.length > 0 && (
        <FormSection title={t('entries.decisions')}>
          <ul className="dw-entry-lines">
            {work.decisions.map(({ result, reason, checkerName, at }) => (
              <li key={at}>
                {t('entries.decision', { result: t(`entries.check.${result}`), name: checkerName, at })}
                {reason !== null && <div className="dw-entry-muted">{reason}</div>}
              </li>
            ))}
          </ul>
        </FormSection>
      )}
    </>
  )
}

interface DecisionForm {
  met: ReadonlySet<string>
  reason: string
}

function useDecision(work: Work, onClose: () => void) {
  const t = useTranslate()
  const notify = useNotify()
  const failureText = useFailureText()
  const checking = useCheckWorks()
  const [form, setForm] = useState<DecisionForm>({ met: new Set(), reason: '' })
  const [fault, setFault] = useState<string | null>(null)
  const decide = (decision: WorkDecision['decision']) => {
    const items = checkKeys.map((key) => ({ key, isMet: form.met.has(key) }))
    const reason = form.reason.trim()
    setFault(null)
    checking.mutate(
      { ids: [work.id], decision, items, ...(reason !== '' && { reason }) },
      {
        onSuccess: () => {
          notify.success(t('entries.checked', { title: work.title, result: t(`entries.check.${decision}`) }))
          onClose()
        },
        onError: (error) => {
          if (!isSilent(error)) setFault(failureText(error))
        },
      },
    )
  }
  return { form, setForm, fault, decide, isBusy: checking.isPending }
}

/** The checklist with the reason that authors read. */
function Checklist({ decision: { form, setForm, fault } }: { decision: ReturnType<typeof useDecision> }) {
  const t = useTranslate()
  const toggle = (key: string, isMet: boolean) => {
    const met = new Set(form.met)
    if (isMet) met.add(key)
    else met.delete(key)
    setForm({ ...form, met })
  }
  return (
    <FormSection title={t('entries.check.title')}>
      <div className="dw-entry-checks">
        {checkKeys.map((key) => (
          <Checkbox
            key={key}
            label={t(`entries.check.${key}`)}
            checked={form.met.has(key)}
            onCheckedChange={(isMet) => toggle(key, isMet)}
          />
        ))}
      </div>
      <Field label={t('entries.reason')} hint={t('entries.reasonHint')} error={fault} data-wide="">
        <Textarea
          rows={3}
          maxLength={500}
          value={form.reason}
          onChange={({ target }) => setForm({ ...form, reason: target.value })}
        />
      </Field>
    </FormSection>
  )
}

/** Takes a work out of the competition with a reason. */
function DisqualifyButton({ work, onDone }: { work: Work; onDone: () => void }) {
  const t = useTranslate()
  const notify = useNotify()
  const disqualifying = useDisqualifyWork()
  const [isOpen, setOpen] = useState(false)
  const { id, title, version } = work
  const submit = async (reason: string) => {
    await disqualifying.mutateAsync({ id, reason, version })
    notify.success(t('entries.disqualify.done', { title }))
    onDone()
  }
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t('entries.disqualify.title')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t('entries.disqualify.title')}
          question={t('entries.disqualify.question', { title })}
          label={t('entries.reason')}
          fault={t('entries.reasonFault')}
          field="reason"
          onSubmit={submit}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function LoadedReview({ work, onClose }: { work: Work; onClose: () => void }) {
  const t = useTranslate()
  const can = useCan()
  const decision = useDecision(work, onClose)
  const isOpen = work.state === 'submitted' || work.state === 'checking'
  const canCheck = isOpen && can(entryCodes.check)
  return (
    <Drawer
      isOpen
      title={work.title}
      onClose={onClose}
      footer={
        <>
          {work.state !== 'disqualified' && can(entryCodes.disqualify) && (
            <DisqualifyButton work={work} onDone={onClose} />
          )}
          {canCheck && (
            <>
              <Button isBusy={decision.isBusy} onClick={() => decision.decide('reject')}>
                {t('entries.check.reject')}
              </Button>
              <Button isBusy={decision.isBusy} onClick={() => decision.decide('fix')}>
                {t('entries.check.fix')}
              </Button>
              <Button variant="primary" isBusy={decision.isBusy} onClick={() => decision.decide('pass')}>
                {t('entries.check.pass')}
              </Button>
            </>
          )}
        </>
      }
    >
      <div className="dw-entry-stack">
        <div>
          <Chip tone={toneOf(work.state)}>{t(`entries.workState.${work.state}`)}</Chip>
          {work.stateReason !== null && <p className="dw-entry-muted">{work.stateReason}</p>}
        </div>
        <Facts work={work} />
        <Twins id={work.id} filmCheck={work.filmCheck} />
        {canCheck && <Checklist decision={decision} />}
      </div>
    </Drawer>
  )
}

/** A work with its files, what may be the same, and the decision about it. */
export function WorkReview({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTranslate()
  const work = useWork(id)
  if (work.data) return <LoadedReview work={work.data} onClose={onClose} />
  return (
    <Drawer isOpen title={t('entries.check.title')} onClose={onClose}>
      {work.error ? <FailurePanel error={work.error} onRetry={() => void work.refetch()} /> : <Skeleton width="full" />}
    </Drawer>
  )
}
