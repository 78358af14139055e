import type { Schema } from '@doorway/api-client/types'
import { useLocale } from '@doorway/admin-kit'
import type { LargeScreenStrings } from './strings/load-large-screen-strings'

/** The length of a count that is not shown. */
const NOT_COUNTED = 0
const MAX_ROWS = 6
/** Width in percent of a count that is not shown. */
const FEW_WIDTH = 2

/** The areas with the most people as bars. */
export function AreaRanking({ areas, words }: { areas: readonly Schema<'OverviewArea'>[]; words: LargeScreenStrings }) {
  const locale = useLocale()
  const format = new Intl.NumberFormat(locale === 'keys' ? 'zh' : locale)
  const most = Math.max(1, ...areas.map(({ users }) => users ?? NOT_COUNTED))
  return (
    <section className="dw-wall-panel dw-wall-areas" aria-label={words.areas}>
      <h2 className="dw-wall-heading">{words.areas}</h2>
      {areas.length === 0 && <p className="dw-wall-muted">{words.noData}</p>}
      <ol className="dw-wall-rows">
        {areas.slice(0, MAX_ROWS).map(({ areaCode, name, users }) => (
          <li key={areaCode} className="dw-wall-row">
            <span className="dw-wall-row-name">{name}</span>
            <span className="dw-wall-row-value">{users === null ? words.few : format.format(users)}</span>
            <span className="dw-wall-track">
              <span
                className="dw-wall-bar"
                style={{ inlineSize: `${users === null ? FEW_WIDTH : (users / most) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
