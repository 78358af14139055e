import type { Schema } from '@doorway/api-client/types'
import type { LargeScreenStrings } from './strings/load-large-screen-strings'
import { CountedNumber } from './counted-number'

type Day = Schema<'OverviewPoint'>

/** The length of a count that is not shown. */
const NOT_COUNTED = 0
const SIZE = 448
const INNER = 118
const OUTER = 192
/** Distance of the dates from the middle. */
const DATES = 208
/** Size and width of the number of today, in px of the stage. */
const TODAY = { size: 72, room: 190 }
/** How far from the middle axis a date stands on a side of the dial; closer ones stand above or below it. */
const SIDE = 0.3
/** Length of a ray without sign-ins, or with few. */
const STUB = 3
const RAY_WIDTH = 12
/** Days from one date to the next one. */
const DATE_STEP = 5
/** Where month and day begin in yyyy-MM-dd. */
const MONTH = 5
/** How strongly the first day and the day before today are painted. */
const FAINT = 0.38
const STRONG = 0.95

export interface SignInSunProps {
  figures: Schema<'ScreenOverview'>
  words: LargeScreenStrings
}

function anchorOf(sine: number) {
  if (Math.abs(sine) < SIDE) return 'middle'
  return sine > 0 ? 'start' : 'end'
}

/** The angle of a day in radians, clockwise from the top, where the last day is. */
const angleOf = (at: number, count: number) => ((at + 1) / count) * 2 * Math.PI

function Rays({ days, most }: { days: readonly Day[]; most: number }) {
  const last = days.length - 1
  const lengthOf = (signedIn: number | null) => STUB + ((signedIn ?? NOT_COUNTED) / most) * (OUTER - INNER - STUB)
  return days.map(({ time, signedIn }, at) => (
    <line
      key={time}
      className={at === last ? 'dw-wall-ray dw-wall-ray-today' : 'dw-wall-ray'}
      strokeWidth={RAY_WIDTH}
      opacity={at === last ? 1 : FAINT + (at / last) * (STRONG - FAINT)}
      y1={-INNER}
      y2={-INNER - lengthOf(signedIn)}
      transform={`rotate(${(angleOf(at, days.length) * 180) / Math.PI})`}
    />
  ))
}

function Dates({ days }: { days: readonly Day[] }) {
  return days.map(({ time }, at) => {
    const angle = angleOf(at, days.length)
    return (
      (days.length - 1 - at) % DATE_STEP === 0 && (
        <text
          key={time}
          className="dw-wall-date"
          x={Math.sin(angle) * DATES}
          y={-Math.cos(angle) * DATES}
          dy="0.35em"
          textAnchor={anchorOf(Math.sin(angle))}
        >
          {time.slice(MONTH)}
        </text>
      )
    )
  })
}

/**
 * Sign-ins of 30 days as the rays of a dial around the number of today. They run clockwise and grow stronger towards
 * today, whose ray stands at the top.
 */
export function SignInSun({ figures: { days, signedInToday, active }, words }: SignInSunProps) {
  const most = Math.max(...days.map(({ signedIn }) => signedIn ?? NOT_COUNTED))
  return (
    <figure className="dw-wall-sun" aria-label={words.days}>
      <svg viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`} aria-hidden="true">
        <circle r={INNER - 12} className="dw-wall-ring" />
        <circle r={OUTER + RAY_WIDTH / 2} className="dw-wall-ring" />
        <Rays days={days} most={Math.max(1, most)} />
        <Dates days={days} />
      </svg>
      <div className="dw-wall-core">
        <span className="dw-wall-core-label">{words.today}</span>
        <CountedNumber className="dw-wall-core-value" value={signedInToday} few={words.few} {...TODAY} />
        <span className="dw-wall-core-label">{words.online(active === null ? words.few : String(active))}</span>
        <figcaption className="dw-wall-caption">
          {words.days}
          {most > 0 && <span>{words.most(String(most))}</span>}
        </figcaption>
      </div>
      <table className="dw-visually-hidden" aria-label={words.days}>
        <tbody>
          {days.map(({ time, signedIn }) => (
            <tr key={time}>
              <th scope="row">{time}</th>
              <td>{signedIn ?? words.few}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
