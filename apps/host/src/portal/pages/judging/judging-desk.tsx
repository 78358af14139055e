import type { Schema } from '@doorway/api-client/types'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useRevalidator } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import { usePageStrings } from '../../use-page-strings'
import { Agreement } from './agreement'
import { createDraftSender } from './draft-sender'
import { callsIn } from './judging-calls'
import { route } from './judging.route'
import { MarkPanel } from './mark-panel'
import { OfflineBar } from './offline-bar'
import { RestReminder } from './rest-reminder'
import { type Place, readPlace, storePlace } from './stored-place'
import { TaskList } from './task-list'
import { useStoredDrafts } from './use-stored-drafts'
import { useTasks } from './use-tasks'
import { useWorks } from './use-works'

type Tasks = Schema<'JudgeTasks'>
type Round = Tasks['rounds'][number]
type Mark = Schema<'JudgeMark'>

const PREFETCHED = 3

interface HeadProps {
  rounds: readonly Round[]
  round: Round
  done: number
  all: number
  onRound: (id: number) => void
}

function DeskHead({ rounds, round, done, all, onRound }: HeadProps) {
  const texts = usePageStrings(route)
  return (
    <header className="dw-judging-head">
      <h1 tabIndex={-1}>{texts.title}</h1>
      <label className="dw-judging-round">
        <span>{texts.round}</span>
        <select value={round.id} onChange={(event) => onRound(Number(event.target.value))}>
          {rounds.map(({ id, competitionName, name, state }) => (
            <option key={id} value={id}>
              {`${competitionName} · ${name}（${texts.roundStates[state]}）`}
            </option>
          ))}
        </select>
      </label>
      <p className="dw-judging-progress">
        <progress max={Math.max(all, 1)} value={done} aria-label={texts.progress(done, all)} />
        <span>{texts.progress(done, all)}</span>
        {round.state === 'open' && <small>{texts.endsAt(round.endAt.slice(0, 16))}</small>}
      </p>
    </header>
  )
}

/** A message in place of the work, with the way out of it. */
function Aside({ text, onRetry }: { text: ReactNode; onRetry?: () => void }) {
  const texts = usePageStrings(route)
  return (
    <p className="dw-judging-aside" role={onRetry ? 'alert' : 'status'}>
      {text}{' '}
      {onRetry && (
        <button type="button" className="dw-portal-button" data-variant="quiet" onClick={onRetry}>
          {texts.retry}
        </button>
      )}
    </p>
  )
}

interface SignedProps {
  data: Tasks
  round: Round
  place: Place
  onPlace: (place: Place) => void
  head: (done: number, all: number) => ReactNode
}

/** The desk of a round whose agreement is signed: the list, the work, the sheet. */
function SignedDesk({ data, round, place, onPlace, head }: SignedProps) {
  const { locale, t } = usePreferences()
  const texts = usePageStrings(route)
  const { judgeCode } = data
  const list = useTasks(locale, round.id)
  const tasks = list.tasks ?? []
  const filter = place.filter ?? 'all'
  const open = tasks.filter(({ state }) => state === 'todo' || state === 'draft')
  const stored = tasks.find(({ assignmentId }) => assignmentId === place.assignmentId)
  const selected = (stored ?? open[0] ?? tasks[0])?.assignmentId
  const upcoming = open.filter(({ assignmentId }) => assignmentId !== selected)
  const works = useWorks(
    locale,
    selected,
    upcoming.slice(0, PREFETCHED).map(({ assignmentId }) => assignmentId),
  )
  const handleMark = (id: number, mark: Mark) => {
    works.patch(id, { mark, state: 'draft' })
    list.patch(id, { state: 'draft', total: mark.total })
  }
  const [sender] = useState(() => createDraftSender(judgeCode, (draft) => callsIn(locale).saveDraft(draft)))
  const waiting = useStoredDrafts(judgeCode, sender, selected)
  const [message, setMessage] = useState<string>()
  const select = (assignmentId: number) => onPlace({ ...place, assignmentId })
  const desk = useRef<HTMLDivElement>(null)
  const hasMoved = useRef(false)
  const move = useEffectEvent((by: 1 | -1) => {
    const at = tasks.findIndex(({ assignmentId }) => assignmentId === selected)
    const target = tasks[at + by]
    if (!target) return
    hasMoved.current = true
    select(target.assignmentId)
  })
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
      event.preventDefault()
      move(event.key === 'ArrowRight' ? 1 : -1)
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [])
  const goOn = (done: number, text: string) => {
    setMessage(text)
    const at = tasks.findIndex(({ assignmentId }) => assignmentId === done)
    const rest = [...tasks.slice(at + 1), ...tasks.slice(0, at)]
    const following = rest.find(({ state }) => state === 'todo' || state === 'draft')
    hasMoved.current = true
    select(following ? following.assignmentId : done)
  }
  const handleSubmitted = (id: number, mark: Mark) => {
    works.patch(id, { mark, state: 'submitted', isOpen: false })
    list.patch(id, { state: 'submitted', total: mark.total })
    goOn(id, texts.submitted(mark.total))
  }
  const handleRecused = (id: number) => {
    works.patch(id, { mark: null, state: 'recused', isOpen: false, files: [] })
    list.patch(id, { state: 'recused', total: null })
    goOn(id, texts.recusedNote)
  }
  const counted = tasks.filter(({ state }) => state !== 'recused')
  const done = counted.filter(({ state }) => state === 'submitted').length
  const { work } = works
  const shownId = work?.assignmentId
  // The control that had the focus is gone with the work before.
  useEffect(() => {
    if (shownId === undefined || !hasMoved.current) return
    hasMoved.current = false
    desk.current?.querySelector<HTMLElement>('article h2')?.focus()
  }, [shownId])
  return (
    <>
      {head(done, counted.length)}
      <p className="dw-judging-news" role="status">
        {[message, waiting > 0 ? texts.waiting(waiting) : undefined].filter(Boolean).join(' · ')}
      </p>
      <div ref={desk} className="dw-judging-desk">
        <details className="dw-judging-drawer" open>
          <summary>{`${texts.list} ${tasks.length}`}</summary>
          {list.tasks ? (
            <TaskList
              tasks={tasks}
              selected={selected}
              filter={filter}
              onFilter={(chosen) => onPlace({ ...place, filter: chosen })}
              onSelect={select}
            />
          ) : (
            <Aside
              text={
                list.failure === undefined ? t.failure.loading : list.failure === true ? texts.failed : list.failure
              }
              onRetry={list.failure === undefined ? undefined : list.retry}
            />
          )}
          {round.state === 'open' && (
            <OfflineBar ids={upcoming.map(({ assignmentId }) => assignmentId)} read={works.read} patch={works.patch} />
          )}
        </details>
        {work ? (
          <MarkPanel
            key={work.assignmentId}
            work={work}
            tasks={tasks}
            judgeCode={judgeCode}
            sender={sender}
            onMark={handleMark}
            onSubmitted={handleSubmitted}
            onRecused={handleRecused}
            onReload={() => works.reload(work.assignmentId)}
          />
        ) : (
          list.tasks && (
            <Aside
              text={
                works.failure === undefined
                  ? selected === undefined
                    ? texts.noTasks
                    : t.failure.loading
                  : works.failure === true
                    ? texts.failed
                    : works.failure
              }
              onRetry={works.failure === undefined || selected === undefined ? undefined : () => works.reload(selected)}
            />
          )
        )}
      </div>
    </>
  )
}

/** The desk of a judge: the agreement first, then the works of a round. It returns to the place that was left. */
export function JudgingDesk({ data }: { data: Tasks }) {
  const texts = usePageStrings(route)
  const { revalidate } = useRevalidator()
  const [place, setPlace] = useState(() => readPlace(data.judgeCode))
  useEffect(() => storePlace(data.judgeCode, place), [data.judgeCode, place])
  const round = data.rounds.find(({ id }) => id === place.roundId) ?? data.rounds[0]
  if (!round) return null
  const head = (done: number, all: number) => (
    <DeskHead
      rounds={data.rounds}
      round={round}
      done={done}
      all={all}
      onRound={(roundId) => setPlace({ roundId, filter: place.filter })}
    />
  )
  const { todo, draft, submitted } = round.counts
  const isReady = round.agreementAt !== null && round.state !== 'coming'
  return (
    <div className="dw-judging">
      <RestReminder />
      {isReady ? (
        <SignedDesk key={round.id} data={data} round={round} place={place} onPlace={setPlace} head={head} />
      ) : (
        <>
          {head(submitted, todo + draft + submitted)}
          {round.state === 'coming' && <Aside text={texts.opensAt(round.startAt.slice(0, 16))} />}
          {round.agreementAt === null && (
            <Agreement round={round} version={data.agreementVersion} onSigned={() => void revalidate()} />
          )}
        </>
      )}
    </div>
  )
}
