import { ApiError } from '@doorway/api-client'
import { Button, Chip, IconButton, StatePanel, TextField } from '@doorway/ui'
import { useState } from 'react'
import { useFailureText, useTranslate } from '../../context/use-translate'
import { isSilent } from '../../context/use-events'
import { ScoreSteps } from '../../score-steps/score-steps'
import { isDecimal, newKey, ruleOf, unreadableFields, weightsOf } from './scheme-draft'
import type { Scheme, SimulatedWork, SimulatedWorks } from './scheme-types'
import { useSimulate } from './schemes.queries'
import type { SchemeForm } from './use-scheme-form'

const MAX_WORKS = 20
const MAX_MARKS = 15
const NUMBER_MAX = 7
const FIRST_MARKS = 5

interface TriedWork {
  key: string
  marks: readonly string[]
  arbitration: string
  /** Scores in the rounds before, where the rule combines rounds. */
  earlier: readonly string[]
}

/** Marks whose calculation shows everything: a tie, marks that are dropped, arbitration, and too few marks. */
const example: readonly (readonly [marks: readonly string[], arbitration: string])[] = [
  [['92.5', '88', '90', '85', '95'], ''],
  [['90.5', '89', '91', '86', '93'], ''],
  [['78', '96', '84', '85', '83.5'], '84'],
  [['75', '77.5', '76'], ''],
]

/** Text of an input without a mark. */
const NO_MARK = ''

const emptyWork = (): TriedWork => ({ key: newKey(), marks: [], arbitration: '', earlier: [] })
const filled = (text: string | undefined): text is string => text !== undefined && text !== ''
const isTried = ({ marks, arbitration }: TriedWork) => marks.some(filled) || filled(arbitration)

const ARBITER = 16

/** Marks of one column are of one judge. */
function worksOf(tried: readonly TriedWork[]): SimulatedWorks {
  return tried.map(({ marks, arbitration, earlier }) => ({
    ...(earlier.some(filled) && { earlier: earlier.filter(filled) }),
    marks: [
      ...marks.flatMap((total, at) => (filled(total) ? [{ kind: 'main' as const, judge: at + 1, total }] : [])),
      ...(filled(arbitration) ? [{ kind: 'arbitration' as const, judge: ARBITER, total: arbitration }] : []),
    ],
  }))
}

/** The mark as it was typed; a place may not have one yet. */
const markAt = (marks: readonly string[], place: number): string => marks[place] ?? NO_MARK

interface MarkTableProps {
  works: readonly TriedWork[]
  columns: number
  /** How many rounds before this one are combined with it. */
  rounds: number
  onChange: (works: readonly TriedWork[]) => void
}

/** A line for each work: its marks, and the one of arbitration. */
function MarkTable({ works, columns, rounds, onChange }: MarkTableProps) {
  const t = useTranslate()
  const places = Array.from({ length: columns }, (_, place) => place)
  const earlierPlaces = Array.from({ length: rounds }, (_, place) => place)
  const change = (key: string, next: Partial<TriedWork>) =>
    onChange(works.map((work) => (work.key === key ? { ...work, ...next } : work)))
  const setMark = ({ key, marks }: TriedWork, place: number, text: string) =>
    change(key, { marks: places.map((at) => (at === place ? text.trim() : markAt(marks, at))) })
  const setEarlier = ({ key, earlier }: TriedWork, place: number, text: string) =>
    change(key, { earlier: earlierPlaces.map((at) => (at === place ? text.trim() : markAt(earlier, at))) })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to take the keyboard
    <div className="dw-scheme-scroll" role="region" aria-label={t('schemes.simulator.marks')} tabIndex={0}>
      <table className="dw-scheme-marks">
        <thead>
          <tr>
            <th scope="col">{t('schemes.simulator.work')}</th>
            {places.map((place) => (
              <th key={place} scope="col">
                {t('schemes.simulator.mark', { no: place + 1 })}
              </th>
            ))}
            <th scope="col">{t('schemes.simulator.arbitration')}</th>
            {earlierPlaces.map((place) => (
              <th key={place} scope="col">
                {t('schemes.simulator.earlier', { no: place + 1 })}
              </th>
            ))}
            <th scope="col">{t('schemes.simulator.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {works.map((work, at) => (
            <tr key={work.key}>
              <th scope="row">{t('schemes.simulator.workNo', { no: at + 1 })}</th>
              {places.map((place) => (
                <td key={place}>
                  <TextField
                    aria-label={t('schemes.simulator.markOf', { work: at + 1, no: place + 1 })}
                    inputMode="decimal"
                    maxLength={NUMBER_MAX}
                    value={markAt(work.marks, place)}
                    onChange={({ target }) => setMark(work, place, target.value)}
                  />
                </td>
              ))}
              <td>
                <TextField
                  aria-label={t('schemes.simulator.arbitrationOf', { work: at + 1 })}
                  inputMode="decimal"
                  maxLength={NUMBER_MAX}
                  value={work.arbitration}
                  onChange={({ target }) => change(work.key, { arbitration: target.value.trim() })}
                />
              </td>
              {earlierPlaces.map((place) => (
                <td key={place}>
                  <TextField
                    aria-label={t('schemes.simulator.earlierOf', { work: at + 1, no: place + 1 })}
                    inputMode="decimal"
                    maxLength={NUMBER_MAX}
                    value={markAt(work.earlier, place)}
                    onChange={({ target }) => setEarlier(work, place, target.value)}
                  />
                </td>
              ))}
              <td>
                <IconButton
                  icon="close"
                  label={t('schemes.remove', { name: t('schemes.simulator.workNo', { no: at + 1 }) })}
                  disabled={works.length === 1}
                  onClick={() => onChange(works.filter(({ key }) => key !== work.key))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Works by rank, each with the steps to its score. */
function Results({ results }: { results: readonly (SimulatedWork & { no: number })[] }) {
  const t = useTranslate()
  return (
    <ol className="dw-scheme-results" aria-label={t('schemes.simulator.results')}>
      {results.map(({ no, rank, shown, score, flags, tiePath, steps }) => (
        <li key={no}>
          <details>
            <summary>
              <span>{t('schemes.simulator.rank', { rank })}</span>
              <strong>{t('schemes.simulator.workNo', { no })}</strong>
              <span className="dw-scheme-number">{t('schemes.simulator.score', { shown, score })}</span>
              {flags.map((flag) => (
                <Chip key={flag} tone={flag === 'needsArbitration' ? 'danger' : 'warning'}>
                  {t(`schemes.simulator.flag.${flag}`)}
                </Chip>
              ))}
            </summary>
            {tiePath.length > 0 && (
              <p>
                {t('schemes.simulator.tiePath', {
                  path: tiePath.map((name) => t(`schemes.tie.${name}`)).join(t('schemes.arrow')),
                })}
              </p>
            )}
            <ScoreSteps steps={steps} />
          </details>
        </li>
      ))}
    </ol>
  )
}

export interface SimulatorPaneProps {
  /** Null while it is not stored. */
  scheme: Scheme | null
  form: SchemeForm
}

/** 模拟: what given marks would become by the rule in the form, whether it is saved or not. */
export function SimulatorPane({ scheme, form }: SimulatorPaneProps) {
  const t = useTranslate()
  const failureText = useFailureText()
  const simulate = useSimulate()
  const [works, setWorks] = useState<readonly TriedWork[]>(() => [emptyWork(), emptyWork()])
  const [results, setResults] = useState<readonly (SimulatedWork & { no: number })[] | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  if (!scheme) return <StatePanel kind="empty" title={t('schemes.simulator.unsaved')} />
  const { values } = form
  const wanted = Number(values.marks)
  const longest = Math.max(...works.map(({ marks }) => marks.length))
  const columns = Math.min(MAX_MARKS, Math.max(wanted > 0 ? wanted : FIRST_MARKS, longest))
  const rounds = Math.max(0, weightsOf(values.rule.weights).length - 1)
  const change = (next: readonly TriedWork[]) => {
    setWorks(next)
    setResults(null)
  }
  const run = async () => {
    const tried = works.flatMap((work, at) => (isTried(work) ? [{ work, no: at + 1 }] : []))
    const texts = tried.flatMap(({ work }) => [...work.marks, work.arbitration, ...work.earlier].filter(filled))
    if (tried.length === 0) return setFault(t('schemes.simulator.noMarks'))
    const isReadable = texts.every(isDecimal) && unreadableFields(values).every((field) => !field.startsWith('aggr'))
    if (!isReadable) return setFault(t('schemes.numberFault'))
    setFault(null)
    setBusy(true)
    try {
      const found = await simulate({
        schemeId: scheme.id,
        aggregation: ruleOf(values.rule),
        tieBreak: [...values.tieBreak],
        works: worksOf(tried.map(({ work }) => work)),
      })
      setResults(found.map((result) => ({ ...result, no: tried[result.place - 1]?.no ?? result.place })))
    } catch (error) {
      if (!isSilent(error)) setFault((error instanceof ApiError && error.fieldErrors[0]?.msg) || failureText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="dw-scheme-stack">
      <p className="dw-scheme-muted">{t('schemes.simulator.hint')}</p>
      <MarkTable works={works} columns={columns} rounds={rounds} onChange={change} />
      {fault !== null && (
        <p className="dw-field-error" role="alert">
          {fault}
        </p>
      )}
      <div className="dw-scheme-tools">
        <Button variant="primary" isBusy={isBusy} onClick={() => void run()}>
          {t('schemes.simulator.run')}
        </Button>
        <Button icon="plus" disabled={works.length >= MAX_WORKS} onClick={() => change([...works, emptyWork()])}>
          {t('schemes.simulator.addWork')}
        </Button>
        <Button onClick={() => change(example.map(([marks, arbitration]) => ({ ...emptyWork(), marks, arbitration })))}>
          {t('schemes.simulator.example')}
        </Button>
      </div>
      {results && <Results results={results} />}
    </div>
  )
}
