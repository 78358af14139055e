import { Chip } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import type { CalibrationSample } from './judge-types'
import { useCalibration } from './monitor.queries'

/** A total that is further from the mean is marked, and points that are further by this part of their maximum. */
const FAR_TOTAL = 5
const FAR_PART = 0.2

type Judge = CalibrationSample['judges'][number]

const signed = (deviation: string) => (Number(deviation) > 0 ? `+${deviation}` : deviation)

/** Points with their distance from the mean. */
function Points({ score, deviation, far }: { score: string; deviation: string; far: number }) {
  const distance = signed(deviation)
  return (
    <>
      {score} {Math.abs(Number(deviation)) > far ? <Chip tone="warning">{distance}</Chip> : <small>{distance}</small>}
    </>
  )
}

const rangeOf = ({ lowest, highest }: { lowest: string; highest: string }) =>
  lowest === highest ? lowest : `${lowest}–${highest}`

/** Points by criterion and judge. */
function SpreadTable({ sample, marked }: { sample: CalibrationSample; marked: readonly Judge[] }) {
  const t = useTranslate()
  const { title, total, criteria } = sample
  if (!total) return null
  const label = t('judges.samples.spread', { title })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled by keyboard
    <div className="dw-judge-spread" role="region" aria-label={label} tabIndex={0}>
      <table className="dw-judge-table">
        <thead>
          <tr>
            <th scope="col">{t('judges.samples.criterion')}</th>
            <th scope="col">{t('judges.samples.mean')}</th>
            <th scope="col">{t('judges.samples.range')}</th>
            {marked.map(({ userId, name }) => (
              <th key={userId} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('judges.samples.total')}</th>
            <td>{total.mean}</td>
            <td>{rangeOf(total)}</td>
            {marked.map((judge) => (
              <td key={judge.userId}>
                {judge.total !== null && judge.deviation !== null && (
                  <Points score={judge.total} deviation={judge.deviation} far={FAR_TOTAL} />
                )}
              </td>
            ))}
          </tr>
          {criteria.map(({ criterionId, name, max, mean, ...range }) => (
            <tr key={criterionId}>
              <th scope="row">{name}</th>
              <td>{mean}</td>
              <td>{rangeOf(range)}</td>
              {marked.map(({ userId, items }) => {
                const item = items.find((one) => one.criterionId === criterionId)
                return <td key={userId}>{item && <Points {...item} far={Number(max) * FAR_PART} />}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Sample({ sample, canSeeScores }: { sample: CalibrationSample; canSeeScores: boolean }) {
  const t = useTranslate()
  const { workNo, title, judges } = sample
  const marked = judges.filter(({ state }) => state === 'submitted')
  const namesOf = (states: readonly Judge['state'][]) =>
    judges
      .filter(({ state }) => states.includes(state))
      .map(({ name }) => name)
      .join(t('judges.samples.separator'))
  const waiting = namesOf(['todo', 'draft'])
  const recused = namesOf(['recused'])
  const all = judges.filter(({ state }) => state !== 'recused').length
  return (
    <li>
      <span className="dw-judge-tools">
        <strong>{title}</strong> <small className="dw-judge-muted">{workNo}</small>
        <Chip tone={waiting === '' ? 'success' : 'accent'}>
          {t('judges.samples.submitted', { done: marked.length, all })}
        </Chip>
      </span>
      {waiting !== '' && <small className="dw-judge-muted">{t('judges.samples.waiting', { names: waiting })}</small>}
      {recused !== '' && <small className="dw-judge-muted">{t('judges.samples.recused', { names: recused })}</small>}
      {canSeeScores && marked.length === 0 && <p className="dw-judge-muted">{t('judges.samples.unmarked')}</p>}
      <SpreadTable sample={sample} marked={marked} />
    </li>
  )
}

export interface CalibrationReportProps {
  panelId: number
}

/** How judges of a panel mark its samples: who has submitted, and how far each is from the mean. Nothing without samples. */
export function CalibrationReport({ panelId }: CalibrationReportProps) {
  const t = useTranslate()
  const { data, error, refetch } = useCalibration(panelId)
  if (error) return <FailurePanel error={error} onRetry={() => void refetch()} />
  if (!data || data.samples.length === 0) return null
  return (
    <section className="dw-judge-stack" aria-label={t('judges.kind.calibration')}>
      <h3 className="dw-judge-heading">{t('judges.kind.calibration')}</h3>
      <ul className="dw-judge-assignments" aria-label={t('judges.samples.title')}>
        {data.samples.map((sample) => (
          <Sample key={sample.workId} sample={sample} canSeeScores={data.canSeeScores} />
        ))}
      </ul>
    </section>
  )
}
