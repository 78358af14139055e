import { Button, Chip, Dialog, Skeleton, TextField } from '@doorway/ui'
import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useNotify } from '../../mutations/use-notify'
import type { Panel, PanelSamples, SampleWork } from './judge-types'
import { useSamples, useSetSamples } from './judges.queries'

const MAX_SAMPLES = 2
const MIN_JUDGES = 2

interface WorkLineProps {
  work: SampleWork
  isChosen: boolean
  /** Absent: it is only shown. */
  onToggle?: () => void
  isDisabled: boolean
}

function WorkLine({ work, isChosen, onToggle, isDisabled }: WorkLineProps) {
  const t = useTranslate()
  const { workNo, title, schoolName, judges, barred } = work
  const label = t(isChosen ? 'judges.samples.remove' : 'judges.samples.choose')
  return (
    <li className="dw-judge-sample">
      <span>
        <span>
          {title} {isChosen && <Chip tone="accent">{t('judges.kind.calibration')}</Chip>}
        </span>
        <small className="dw-judge-muted dw-judge-number">
          {[workNo, schoolName, t('judges.samples.judges', { count: judges })].join(' · ')}
          {barred > 0 && ` · ${t('judges.samples.barred', { count: barred })}`}
        </small>
      </span>
      {onToggle && (
        <Button size="s" aria-label={`${label} ${title}`} disabled={isDisabled} onClick={onToggle}>
          {label}
        </Button>
      )}
    </li>
  )
}

interface WorksProps {
  samples: PanelSamples
  chosen: readonly SampleWork[]
  onSearch: (keyword: string) => void
  onChange: (chosen: SampleWork[]) => void
}

/** The samples, and other works of the panel that can become ones unless nothing can be changed any more. */
function Works({ samples: { fixedBy, works, total }, chosen, onSearch, onChange }: WorksProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const search = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  const isFixed = fixedBy !== null
  const has = ({ workId }: SampleWork) => chosen.some((one) => one.workId === workId)
  const shown = isFixed ? chosen : [...chosen, ...works.filter((work) => !has(work))]
  return (
    <>
      {isFixed ? (
        <p className="dw-judge-muted">{t(`judges.samples.fixed.${fixedBy}`)}</p>
      ) : (
        <form className="dw-judge-tools" role="search" onSubmit={search}>
          <TextField
            className="dw-judge-choice"
            type="search"
            aria-label={t('judges.samples.keyword')}
            placeholder={t('judges.samples.keyword')}
            maxLength={50}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit">{t('kit.action.search')}</Button>
        </form>
      )}
      {chosen.length === 0 && <p className="dw-judge-muted">{t('judges.samples.none')}</p>}
      <ul className="dw-judge-members dw-judge-found" aria-label={t('judges.work.list')}>
        {shown.map((work) => (
          <WorkLine
            key={work.workId}
            work={work}
            isChosen={has(work)}
            isDisabled={!has(work) && (chosen.length >= MAX_SAMPLES || work.judges < MIN_JUDGES)}
            {...(!isFixed && {
              onToggle: () =>
                onChange(has(work) ? chosen.filter(({ workId }) => workId !== work.workId) : [...chosen, work]),
            })}
          />
        ))}
      </ul>
      {!isFixed && total === 0 && <p className="dw-judge-muted">{t('judges.work.filteredEmpty')}</p>}
      {!isFixed && total > works.length && (
        <p className="dw-judge-muted">{t('judges.samples.more', { total, count: works.length })}</p>
      )}
    </>
  )
}

export interface SamplesDialogProps {
  panel: Panel
  onClose: () => void
}

/** Chooses the samples that judges of a panel score before the other works. */
export function SamplesDialog({ panel, onClose }: SamplesDialogProps) {
  const t = useTranslate()
  const notify = useNotify()
  const [keyword, setKeyword] = useState('')
  const [draft, setDraft] = useState<SampleWork[] | null>(null)
  const { data, error, refetch } = useSamples(panel.id, keyword)
  const saving = useSetSamples()
  const save = (chosen: SampleWork[]) =>
    saving.mutate(
      { panelId: panel.id, workIds: chosen.map(({ workId }) => workId) },
      {
        onSuccess: () => {
          notify.success(t('judges.samples.done'))
          onClose()
        },
        onError: notify.failure,
      },
    )
  return (
    <Dialog
      isOpen
      size="m"
      title={t('judges.samples.title')}
      description={t('judges.samples.hint')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(data?.fixedBy ? 'kit.ui.close' : 'kit.ui.cancel')}</Button>
          {data?.fixedBy === null && (
            <Button variant="primary" disabled={!draft} isBusy={saving.isPending} onClick={() => draft && save(draft)}>
              {t('judges.samples.save')}
            </Button>
          )}
        </>
      }
    >
      <div className="dw-judge-stack dw-judge-below">
        {error ? (
          <FailurePanel error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <Works samples={data} chosen={draft ?? data.samples} onSearch={setKeyword} onChange={setDraft} />
        ) : (
          <Skeleton width="full" />
        )}
      </div>
    </Dialog>
  )
}
