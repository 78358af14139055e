import type { Schema } from '@doorway/api-client/types'
import { Chart } from '@doorway/ui'
import { AreaRanking } from './area-ranking'
import { CountedNumber } from './counted-number'
import { SignInSun } from './sign-in-sun'
import type { LargeScreenStrings } from './strings/load-large-screen-strings'

export interface StageProps {
  figures: Schema<'ScreenOverview'>
  words: LargeScreenStrings
}

/** In px of the stage. */
const CHART_HEIGHT = 124
/** Size and width of a total, in px of the stage. */
const TOTAL = { size: 36, room: 160 }
/** Where month and day begin in yyyy-MM-dd. */
const MONTH = 5
const MAX_TITLES = 3
const figureNames = ['users', 'schools', 'resources', 'articles', 'signedIn'] as const

function Totals({ figures: { totals }, words }: StageProps) {
  return (
    <dl className="dw-wall-totals">
      {figureNames.map((name) => (
        <div key={name} className="dw-wall-total">
          <dt className="dw-wall-muted">{words[name]}</dt>
          <dd className="dw-wall-number">
            <CountedNumber className="dw-wall-digits" value={totals[name]} few={words.few} {...TOTAL} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Content({ figures: { days }, words }: StageProps) {
  return (
    <section className="dw-wall-panel dw-wall-content" aria-label={words.content}>
      <Chart
        kind="bar"
        isStacked
        height={CHART_HEIGHT}
        title={words.content}
        categoryLabel={words.day}
        categories={days.map(({ time }) => time.slice(MONTH))}
        series={[
          { name: words.articles, values: days.map(({ articles }) => articles) },
          { name: words.resources, values: days.map(({ resources }) => resources) },
        ]}
        hiddenLabel={words.few}
        emptyState={<p className="dw-wall-muted">{words.noData}</p>}
      />
    </section>
  )
}

function Latest({ figures: { published }, words }: StageProps) {
  return (
    <section className="dw-wall-panel dw-wall-latest" aria-label={words.latest}>
      <h2 className="dw-wall-heading">{words.latest}</h2>
      {published.length === 0 && <p className="dw-wall-muted">{words.noData}</p>}
      <ul className="dw-wall-titles">
        {published.slice(0, MAX_TITLES).map(({ kind, title, at }) => (
          <li key={`${kind} ${at} ${title}`} className="dw-wall-title">
            <span className="dw-wall-kind">{words[kind]}</span>
            <span className="dw-wall-text">{title}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * What the large screen shows: the dial of sign-ins over the whole height in the middle; at its sides totals over new
 * content, and areas over what was published last.
 */
export function LargeScreenStage(props: StageProps) {
  return (
    <div className="dw-wall-grid">
      <Totals {...props} />
      <SignInSun {...props} />
      <AreaRanking areas={props.figures.areas} words={props.words} />
      <Content {...props} />
      <Latest {...props} />
    </div>
  )
}
