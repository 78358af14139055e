import type { Schema } from '@doorway/api-client/types'
import { useCallback, useEffect, useRef, useState } from 'react'
import { usePreferences } from '../../../preferences/preferences-context'
import { usePageStrings } from '../../use-page-strings'
import { LoadingMessage } from './desk-message'
import { callsIn, messageOf } from './judging-calls'
import { route } from './judging.route'
import './sample-spread.css'

type Spread = Schema<'JudgeSpread'>
type Points = Spread['total']
type Work = Schema<'JudgeWork'>

/** The spread of a sample; it changes while other judges submit. */
function useSpread(assignmentId: number) {
  const { locale } = usePreferences()
  const [spread, setSpread] = useState<Spread>()
  const [failure, setFailure] = useState<string | true>()
  const read = useCallback(
    (signal?: AbortSignal) => {
      callsIn(locale)
        .getSpread(assignmentId, signal)
        .then(
          (found) => {
            setFailure(undefined)
            return setSpread(found)
          },
          (error: unknown) => {
            if (!signal?.aborted) setFailure(messageOf(error) ?? true)
          },
        )
    },
    [assignmentId, locale],
  )
  useEffect(() => {
    const stop = new AbortController()
    read(stop.signal)
    return () => stop.abort()
  }, [read])
  return { spread, failure, reload: () => read() }
}

/** Where a value is between zero and the maximum. */
const placeOf = (value: string, max: string) => `${(Number(value) / Number(max)) * 100}%`

/** The range from the lowest to the highest points, the mean and the judge's own, on a line up to the maximum. */
function RangeLine({ points: { own, lowest, highest, mean }, max }: { points: Points; max: string }) {
  const length = `${((Number(highest) - Number(lowest)) / Number(max)) * 100}%`
  return (
    <span className="dw-judging-range" aria-hidden="true">
      <span style={{ insetInlineStart: placeOf(lowest, max), inlineSize: length }} />
      <i style={{ insetInlineStart: placeOf(mean, max) }} />
      <b style={{ insetInlineStart: placeOf(own, max) }} />
    </span>
  )
}

function SpreadRow({ name, points, max }: { name: string; points: Points; max: string }) {
  const { own, lowest, highest, mean } = points
  return (
    <tr>
      <th scope="row" lang="zh-CN">
        {name}
        <RangeLine points={points} max={max} />
      </th>
      <td>
        <strong>{own}</strong>
      </td>
      <td>{mean}</td>
      <td>{lowest === highest ? lowest : `${lowest}–${highest}`}</td>
    </tr>
  )
}

function SpreadTable({ spread, sheet }: { spread: Spread; sheet: Work['sheet'] }) {
  const { samples, total } = usePageStrings(route)
  const criteria = sheet.sections.flatMap((section) => section.criteria)
  return (
    <table className="dw-judging-spread-table">
      <caption>{samples.title}</caption>
      <thead>
        <tr>
          <th scope="col">{samples.criterion}</th>
          <th scope="col">{samples.own}</th>
          <th scope="col">{samples.mean}</th>
          <th scope="col">{samples.range}</th>
        </tr>
      </thead>
      <tbody>
        <SpreadRow name={total} points={spread.total} max={sheet.total} />
        {criteria.map(({ id, name, max }) => {
          const points = spread.criteria.find(({ criterionId }) => criterionId === id)
          return points && <SpreadRow key={id} name={name} points={points} max={max} />
        })}
      </tbody>
    </table>
  )
}

export interface SampleSpreadProps {
  work: Work
  /** Goes on to the next work that can be scored; undefined where there is none. */
  onNext: (() => void) | undefined
}

/** How far the marks of a sample are apart, once the judge has submitted it; no judge is named. */
export default function SampleSpread({ work, onNext }: SampleSpreadProps) {
  const { samples, next } = usePageStrings(route)
  const { spread, failure, reload } = useSpread(work.assignmentId)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // The control that had the focus is gone with the submission.
    if (document.activeElement === document.body) section.current?.focus()
  }, [])
  return (
    <section ref={section} tabIndex={-1} className="dw-judging-spread" aria-label={samples.title}>
      {spread ? (
        <>
          {spread.submitted > 1 ? (
            <SpreadTable spread={spread} sheet={work.sheet} />
          ) : (
            <p className="dw-judging-note">{samples.alone}</p>
          )}
          <p className="dw-judging-note" role="status">
            {samples.counts(spread.submitted, spread.judges)}
          </p>
        </>
      ) : (
        <LoadingMessage failure={failure} onRetry={reload} />
      )}
      <div className="dw-judging-spread-tools">
        {spread && spread.submitted < spread.judges && (
          <button type="button" className="dw-portal-button" data-variant="quiet" onClick={reload}>
            {samples.refresh}
          </button>
        )}
        {onNext && (
          <button type="button" className="dw-portal-button" onClick={onNext}>
            {next}
          </button>
        )}
      </div>
    </section>
  )
}
