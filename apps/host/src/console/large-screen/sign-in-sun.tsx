import type { Schema } from '@doorway/api-client/types'
import type { LargeScreenStrings } from './strings/load-large-screen-strings'
import { CountedNumber } from './counted-number'

/** The length of a count that is not shown. */
const NOT_COUNTED = 0
const SIZE = 320
const INNER = 92
const OUTER = 152
/** Length of a ray without sign-ins, or with few. */
const STUB = 3
const FULL_TURN = 360
const RAY_WIDTH = 8

export interface SignInSunProps {
  figures: Schema<'ScreenOverview'>
  words: LargeScreenStrings
}

/** Sign-ins of 30 days as rays around the number of today; the last ray is today's and stands out. */
export function SignInSun({ figures: { days, signedInToday, active }, words }: SignInSunProps) {
  const most = Math.max(1, ...days.map(({ signedIn }) => signedIn ?? NOT_COUNTED))
  const lengthOf = (signedIn: number | null) => STUB + ((signedIn ?? NOT_COUNTED) / most) * (OUTER - INNER - STUB)
  return (
    <figure className="dw-wall-sun" aria-label={words.days}>
      <svg viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`} aria-hidden="true">
        <circle r={INNER - 8} className="dw-wall-ring" />
        <circle r={OUTER} className="dw-wall-ring" />
        {days.map(({ time, signedIn }, at) => (
          <line
            key={time}
            className={at === days.length - 1 ? 'dw-wall-ray dw-wall-ray-today' : 'dw-wall-ray'}
            strokeWidth={RAY_WIDTH}
            y1={-INNER}
            y2={-INNER - lengthOf(signedIn)}
            transform={`rotate(${((at + 1) * FULL_TURN) / days.length})`}
          />
        ))}
      </svg>
      <div className="dw-wall-core">
        <span className="dw-wall-core-label">{words.today}</span>
        <CountedNumber className="dw-wall-core-value" value={signedInToday} few={words.few} />
        <span className="dw-wall-core-label">{words.online(active === null ? words.few : String(active))}</span>
      </div>
      <figcaption className="dw-wall-caption">{words.days}</figcaption>
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
