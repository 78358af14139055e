import type { Schema } from '@doorway/api-client/types'
import { useState, type SyntheticEvent } from 'react'
import { usePreferences } from '../../../preferences/preferences-context'
import { usePageStrings } from '../../use-page-strings'
import { route } from './judging.route'
import { differenceOf, totalOf, type Criterion, type SheetValues } from './sheet-values'
import { storedValues } from './use-sheet'
import { useWorks } from './use-works'
import { WorkView } from './work-view'

type Work = Schema<'JudgeWork'>
type Task = Schema<'JudgeTask'>

const ABSENT = '—'

/** A work with what the judge has entered for it. */
interface Scored {
  work: Work
  values: SheetValues
}

export interface CompareWorksProps extends Scored {
  /** The works of the round. */
  tasks: readonly Task[]
  judgeCode: string
  onClose: () => void
  /** Reads the open work again. */
  onReload: () => void
}

const criteriaOf = ({ sheet }: Work): Criterion[] => sheet.sections.flatMap(({ criteria }) => criteria)

function openDialog(dialog: HTMLDialogElement) {
  for (const video of document.querySelectorAll('video')) video.pause()
  dialog.showModal()
  return () => dialog.close()
}

/** Pauses the other lesson: the sound of two at once cannot be followed. */
function pauseOthers({ target, currentTarget }: SyntheticEvent<HTMLElement>) {
  for (const video of currentTarget.querySelectorAll('video')) if (video !== target) video.pause()
}

function ScoreTable({ one, other }: { one: Scored; other: Scored }) {
  const { compare, total } = usePageStrings(route)
  const criteria = criteriaOf(one.work)
  const rows = criteria.map(({ id, name, max }) => ({
    key: String(id),
    name,
    max,
    points: [one.values.points[id], other.values.points[id]] as const,
  }))
  const totals = [one, other].map(({ work, values }) => totalOf(criteriaOf(work), values))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled by keyboard
    <div className="dw-judging-scores" role="region" aria-label={compare.scores} tabIndex={0}>
      <table>
        <caption>{compare.scores}</caption>
        <thead>
          <tr>
            <th scope="col">{compare.criterion}</th>
            <th scope="col">{one.work.workNo}</th>
            <th scope="col">{other.work.workNo}</th>
            <th scope="col">{compare.difference}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, max, points: [own, others] }) => (
            <tr key={key}>
              <th scope="row" lang="zh-CN">
                {name} <small>{max}</small>
              </th>
              <td>{own || ABSENT}</td>
              <td>{others || ABSENT}</td>
              <td>{differenceOf(own, others) ?? ABSENT}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{total}</th>
            <td>{totals[0]}</td>
            <td>{totals[1]}</td>
            <td>{differenceOf(totals[0], totals[1]) ?? ABSENT}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** Two works next to each other, with the points that the judge has given to both. */
export default function CompareWorks({ work, values, tasks, judgeCode, onClose, onReload }: CompareWorksProps) {
  const { locale, t } = usePreferences()
  const texts = usePageStrings(route)
  const { compare, states } = texts
  const others = tasks.filter(({ assignmentId, state }) => assignmentId !== work.assignmentId && state !== 'recused')
  const [chosen, setChosen] = useState<number>()
  const { work: other, failure, reload } = useWorks(locale, chosen, [])
  return (
    <dialog ref={openDialog} className="dw-judging-compare" aria-label={compare.title} onClose={onClose}>
      <header>
        <h2>{compare.title}</h2>
        <button type="button" className="dw-portal-button" data-variant="quiet" onClick={onClose}>
          {compare.close}
        </button>
        {others.length > 0 && (
          <label>
            {compare.other}
            <select
              value={chosen === undefined ? '' : chosen}
              onChange={(event) => setChosen(Number(event.target.value) || undefined)}
            >
              <option value="">{compare.choose}</option>
              {others.map(({ assignmentId, seq, anonTitle, state, total }) => (
                <option key={assignmentId} value={assignmentId}>
                  {`${seq}. ${anonTitle}（${total ?? states[state]}）`}
                </option>
              ))}
            </select>
          </label>
        )}
      </header>
      {others.length === 0 && <p className="dw-judging-aside">{compare.none}</p>}
      <div className="dw-judging-pair" onPlayCapture={pauseOthers}>
        <WorkView work={work} judgeCode={judgeCode} onReload={onReload} />
        {other ? (
          <WorkView
            key={other.assignmentId}
            work={other}
            judgeCode={judgeCode}
            onReload={() => reload(other.assignmentId)}
          />
        ) : (
          chosen !== undefined && (
            <p className="dw-judging-aside" role={failure === undefined ? 'status' : 'alert'}>
              {failure === undefined ? t.failure.loading : failure === true ? texts.failed : failure}{' '}
              {failure !== undefined && (
                <button type="button" className="dw-portal-button" data-variant="quiet" onClick={() => reload(chosen)}>
                  {texts.retry}
                </button>
              )}
            </p>
          )
        )}
      </div>
      {other && <ScoreTable one={{ work, values }} other={{ work: other, values: storedValues(other, judgeCode) }} />}
    </dialog>
  )
}
