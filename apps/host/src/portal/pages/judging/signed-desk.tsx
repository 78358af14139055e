import type { Schema } from '@doorway/api-client/types'
import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { usePreferences } from '../../../preferences/preferences-context'
import { usePageStrings } from '../../use-page-strings'
import { DeskMessage, LoadingMessage, LockedWork } from './desk-message'
import { createDraftSender } from './draft-sender'
import { callsIn } from './judging-calls'
import { route } from './judging.route'
import { MarkPanel } from './mark-panel'
import { OfflineBar } from './offline-bar'
import type { Place } from './stored-place'
import { TaskList } from './task-list'
import { useStoredDrafts } from './use-stored-drafts'
import { useTasks } from './use-tasks'
import { isToScore, useWalk } from './use-walk'
import { useWorks } from './use-works'

type Tasks = Schema<'JudgeTasks'>
type Mark = Schema<'JudgeMark'>

const PREFETCHED = 3

interface ScoringOptions {
  desk: RefObject<HTMLElement | null>
  roundId: number
  /** Assignment that was chosen before. */
  chosen: number | undefined
  onSelect: (assignmentId: number) => void
}

/** The works of a round and what becomes of them: marks, submissions and recusals, and the way to the next work. */
function useScoring({ desk, roundId, chosen, onSelect }: ScoringOptions) {
  const { locale } = usePreferences()
  const texts = usePageStrings(route)
  const list = useTasks(locale, roundId)
  const tasks = list.tasks ?? []
  const open = tasks.filter(isToScore)
  const stored = tasks.find(({ assignmentId }) => assignmentId === chosen)
  const selected = (stored ?? open[0] ?? tasks[0])?.assignmentId
  const upcoming = open.map(({ assignmentId }) => assignmentId).filter((id) => id !== selected)
  const isLocked = tasks.some((task) => task.assignmentId === selected && task.isLocked)
  const works = useWorks(locale, isLocked ? undefined : selected, upcoming.slice(0, PREFETCHED))
  const goOn = useWalk({ desk, tasks, selected, shown: works.work?.assignmentId, onSelect })
  const [message, setMessage] = useState<string>()
  const handleMark = (id: number, mark: Mark) => {
    works.patch(id, { mark, state: 'draft' })
    list.patch(id, { state: 'draft', total: mark.total })
  }
  const handleSubmitted = (id: number, mark: Mark) => {
    works.patch(id, { mark, state: 'submitted', isOpen: false })
    list.patch(id, { state: 'submitted', total: mark.total })
    setMessage(texts.submitted(mark.total))
    // The spread is seen first; the server opens the other works.
    if (tasks.some(({ assignmentId, isSample }) => assignmentId === id && isSample)) list.retry()
    else goOn(id)
  }
  const handleRecused = (id: number) => {
    works.patch(id, { mark: null, state: 'recused', isOpen: false, files: [] })
    list.patch(id, { state: 'recused', total: null })
    setMessage(texts.recusedNote)
    if (tasks.some(({ assignmentId, isSample }) => assignmentId === id && isSample)) list.retry()
    goOn(id)
  }
  const counted = tasks.filter(({ state }) => state !== 'recused')
  return {
    list,
    tasks,
    selected,
    isLocked,
    goOn,
    hasNext: upcoming.length > 0,
    upcoming,
    works,
    message,
    done: counted.filter(({ state }) => state === 'submitted').length,
    all: counted.length,
    on: { onMark: handleMark, onSubmitted: handleSubmitted, onRecused: handleRecused },
  }
}

export interface SignedDeskProps {
  judgeCode: Tasks['judgeCode']
  round: Tasks['rounds'][number]
  place: Place
  onPlace: (place: Place) => void
  head: (done: number, all: number) => ReactNode
}

/** The desk of a round whose agreement is signed: the list, the work, the sheet. */
export function SignedDesk({ judgeCode, round, place, onPlace, head }: SignedDeskProps) {
  const { locale } = usePreferences()
  const texts = usePageStrings(route)
  const select = (assignmentId: number) => onPlace({ ...place, assignmentId })
  const desk = useRef<HTMLDivElement>(null)
  const scoring = useScoring({ desk, roundId: round.id, chosen: place.assignmentId, onSelect: select })
  const { list, tasks, selected, works } = scoring
  const [sender] = useState(() => createDraftSender(judgeCode, (draft) => callsIn(locale).saveDraft(draft)))
  const waiting = useStoredDrafts(judgeCode, sender, selected)
  const news = [scoring.message, waiting > 0 ? texts.waiting(waiting) : undefined].filter(Boolean)
  const { work } = works
  return (
    <>
      {head(scoring.done, scoring.all)}
      <p className="dw-judging-news" role="status">
        {news.join(' · ')}
      </p>
      <div ref={desk} className="dw-judging-desk">
        <details className="dw-judging-drawer" open>
          <summary>{`${texts.list} ${tasks.length}`}</summary>
          {list.tasks ? (
            <TaskList
              tasks={tasks}
              selected={selected}
              filter={place.filter ?? 'all'}
              onFilter={(filter) => onPlace({ ...place, filter })}
              onSelect={select}
            />
          ) : (
            <LoadingMessage failure={list.failure} onRetry={list.retry} />
          )}
          {round.state === 'open' && <OfflineBar ids={scoring.upcoming} read={works.read} patch={works.patch} />}
        </details>
        {work && (
          <MarkPanel
            key={work.assignmentId}
            work={work}
            tasks={tasks}
            judgeCode={judgeCode}
            sender={sender}
            {...scoring.on}
            onNext={scoring.hasNext ? () => scoring.goOn(work.assignmentId) : undefined}
            onReload={() => works.reload(work.assignmentId)}
          />
        )}
        {scoring.isLocked && <LockedWork onGo={() => selected !== undefined && scoring.goOn(selected)} />}
        {!work && !scoring.isLocked && selected !== undefined && (
          <LoadingMessage failure={works.failure} onRetry={() => works.reload(selected)} />
        )}
        {list.tasks?.length === 0 && <DeskMessage text={texts.noTasks} />}
      </div>
    </>
  )
}
