import type { Schema } from '@doorway/api-client/types'
import { usePageStrings } from '../../use-page-strings'
import { route } from './judging.route'
import type { Filter } from './stored-place'

type Task = Schema<'JudgeTask'>

const FILTERS: readonly Filter[] = ['all', 'todo', 'draft', 'submitted', 'recused']

export interface TaskListProps {
  tasks: readonly Task[]
  selected: number | undefined
  filter: Filter
  onFilter: (filter: Filter) => void
  onSelect: (assignmentId: number) => void
}

/** The works of a round in the judge's own order, with how far each is. */
export function TaskList({ tasks, selected, filter, onFilter, onSelect }: TaskListProps) {
  const texts = usePageStrings(route)
  const countOf = (each: Filter) => tasks.filter(({ state }) => each === 'all' || state === each).length
  const shown = tasks.filter(({ state }) => filter === 'all' || state === filter)
  return (
    <nav className="dw-judging-list" aria-label={texts.list}>
      <div className="dw-judging-filters" role="group" aria-label={texts.list}>
        {FILTERS.map((each) => (
          <button key={each} type="button" aria-pressed={each === filter} onClick={() => onFilter(each)}>
            {texts.filters[each]} <span>{countOf(each)}</span>
          </button>
        ))}
      </div>
      {shown.length === 0 && <p className="dw-judging-note">{texts.noTasks}</p>}
      <ol>
        {shown.map(({ assignmentId, seq, workNo, anonTitle, courseName, state, isSample, isLocked, total }) => (
          <li key={assignmentId}>
            <button
              type="button"
              aria-current={assignmentId === selected || undefined}
              data-state={state}
              data-locked={isLocked || undefined}
              onClick={() => onSelect(assignmentId)}
            >
              <span className="dw-judging-seq">{seq}</span>
              <span className="dw-judging-name">
                <b lang="zh-CN">{anonTitle}</b>
                <small>{[workNo, courseName, isSample ? texts.sample : null].filter(Boolean).join(' · ')}</small>
              </span>
              <span className="dw-judging-state">
                {isLocked
                  ? texts.samples.locked
                  : state === 'submitted' && total !== null
                    ? total
                    : texts.states[state]}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
