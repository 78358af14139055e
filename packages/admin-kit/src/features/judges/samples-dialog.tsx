import { Button, Dialog, Skeleton, TextField } from '@doorway/ui'
import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useNotify } from '../../mutations/use-notify'
import type { Panel, PanelSamples, SampleWork } from './judge-types'
import { SampleTexts } from './sample-texts'
import { useSamples, useSetSamples } from './samples.queries'

const MAX_SAMPLES = 2
const MIN_JUDGES = 2

interface LineProps {
  work: SampleWork
  /** Absent: it is only shown. */
  action?: { label: string; isDisabled: boolean; onClick: () => void }
}

function WorkLine({ work, action }: LineProps) {
  const t = useTranslate()
  const { workNo, title, schoolName, judges, barred } = work
  const isShort = judges < MIN_JUDGES
  return (
    <li className="dw-judge-sample">
      <span>
        {title}
        <small className="dw-judge-muted dw-judge-number">
          {[workNo, schoolName, t('judgeSamples.judges', { count: judges })].join(' · ')}
          {barred > 0 && ` · ${t('judgeSamples.barred', { count: barred })}`}
        </small>
        {isShort && <small className="dw-judge-warning">{t('judgeSamples.tooFew')}</small>}
      </span>
      {action && (
        <Button size="s" aria-label={`${action.label} ${title}`} disabled={action.isDisabled} onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </li>
  )
}

interface CandidatesProps {
  samples: PanelSamples
  chosen: readonly SampleWork[]
  isFetching: boolean
  onSearch: (keyword: string) => void
  onChoose: (work: SampleWork) => void
}

/** Works of the panel that can become samples. */
function Candidates({ samples: { works, total }, chosen, isFetching, onSearch, onChoose }: CandidatesProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const search = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  const free = works.filter(({ workId }) => chosen.every((one) => one.workId !== workId))
  const isFull = chosen.length >= MAX_SAMPLES
  return (
    <section className="dw-judge-stack" aria-label={t('judgeSamples.search')}>
      <form className="dw-judge-tools" role="search" onSubmit={search}>
        <TextField
          className="dw-judge-choice"
          type="search"
          aria-label={t('judgeSamples.keyword')}
          placeholder={t('judgeSamples.keyword')}
          maxLength={50}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">{t('kit.action.search')}</Button>
      </form>
      {isFull && <p className="dw-judge-muted">{t('judgeSamples.full')}</p>}
      <ul className="dw-judge-members dw-judge-found" aria-label={t('judgeSamples.works')} aria-busy={isFetching}>
        {free.map((work) => (
          <WorkLine
            key={work.workId}
            work={work}
            action={{
              label: t('judgeSamples.choose'),
              isDisabled: isFull || work.judges < MIN_JUDGES,
              onClick: () => onChoose(work),
            }}
          />
        ))}
      </ul>
      {free.length === 0 && <p className="dw-judge-muted">{t('judgeSamples.noWorks')}</p>}
      {total > works.length && (
        <p className="dw-judge-muted">{t('judgeSamples.more', { total, count: works.length })}</p>
      )}
    </section>
  )
}

interface ChosenProps {
  chosen: readonly SampleWork[]
  /** Null: nothing can be changed any more. */
  onRemove: ((workId: number) => void) | null
}

/** The samples that judges get, in their order. */
function Chosen({ chosen, onRemove }: ChosenProps) {
  const t = useTranslate()
  if (chosen.length === 0) return <p className="dw-judge-muted">{t('judgeSamples.none')}</p>
  return (
    <ol className="dw-judge-members" aria-label={t('judgeSamples.chosen')}>
      {chosen.map((work) => (
        <WorkLine
          key={work.workId}
          work={work}
          {...(onRemove && {
            action: { label: t('judgeSamples.remove'), isDisabled: false, onClick: () => onRemove(work.workId) },
          })}
        />
      ))}
    </ol>
  )
}

export interface SamplesDialogProps {
  panel: Panel
  onClose: () => void
}

const idsOf = (works: readonly SampleWork[]) => works.map(({ workId }) => workId)

function LoadedDialog({ panel, onClose }: SamplesDialogProps) {
  const t = useTranslate()
  const notify = useNotify()
  const [keyword, setKeyword] = useState('')
  const [draft, setDraft] = useState<SampleWork[] | null>(null)
  const samples = useSamples(panel.id, keyword)
  const saving = useSetSamples(panel.id)
  const { data } = samples
  const stored = data ? data.samples : []
  const chosen = draft ?? stored
  const isFixed = data !== undefined && data.fixedBy !== null
  const isChanged = draft !== null && idsOf(draft).join() !== idsOf(stored).join()
  const save = () =>
    saving.mutate(idsOf(chosen), {
      onSuccess: () => {
        notify.success(t('judgeSamples.done'))
        onClose()
      },
      onError: notify.failure,
    })
  return (
    <Dialog
      isOpen
      size="m"
      title={t('judgeSamples.title')}
      description={t('judgeSamples.hint')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('kit.ui.cancel')}</Button>
          {!isFixed && (
            <Button variant="primary" disabled={!isChanged} isBusy={saving.isPending} onClick={save}>
              {t('judgeSamples.save')}
            </Button>
          )}
        </>
      }
    >
      <div className="dw-judge-stack dw-judge-below">
        {samples.error && <FailurePanel error={samples.error} onRetry={() => void samples.refetch()} />}
        {samples.isPending && <Skeleton width="full" />}
        {data && (
          <>
            {data.fixedBy !== null && <p className="dw-judge-warning">{t(`judgeSamples.fixed.${data.fixedBy}`)}</p>}
            <Chosen
              chosen={chosen}
              onRemove={isFixed ? null : (id) => setDraft(chosen.filter(({ workId }) => workId !== id))}
            />
            {!isFixed && (
              <Candidates
                samples={data}
                chosen={chosen}
                isFetching={samples.isFetching}
                onSearch={setKeyword}
                onChoose={(work) => setDraft([...chosen, work])}
              />
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}

/** Chooses the samples that judges of a panel score before the other works. */
export function SamplesDialog(props: SamplesDialogProps) {
  return (
    <SampleTexts fallback={null}>
      <LoadedDialog {...props} />
    </SampleTexts>
  )
}
