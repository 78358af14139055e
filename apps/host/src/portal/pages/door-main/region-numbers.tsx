import type { Home } from '../../data/portal-reader'
import { usePageStrings } from '../../use-page-strings'
import { route } from './door-main.route'
import { useCountUp } from './use-count-up'

export interface RegionNumbersProps {
  numbers: Home['numbers']
  /** Schools by area, for the chart. */
  bars: Home['bars']
  title: string
}

function Figure({ value, name }: { value: number; name: string }) {
  const { ref, shown } = useCountUp(value)
  return (
    <div>
      <dd ref={ref}>{shown.toLocaleString('en-US')}</dd>
      <dt>{name}</dt>
    </div>
  )
}

/** Height of the highest hill in the box of 100 by 100 that each hill fills; the rest is for its outline. */
const HIGHEST = 97

/** Schools by area, each area a hill of the region's landscape as high as its number. Its caption says what it shows. */
function RegionChart({ bars }: Pick<RegionNumbersProps, 'bars'>) {
  const strings = usePageStrings(route)
  const most = Math.max(...bars.map(({ value }) => value), 1)
  const first = bars.find(({ value }) => value === most)
  if (!first) return null
  return (
    <table className="dw-region-chart">
      <caption>{strings.chart(first.name, most)}</caption>
      <tbody>
        {bars.map(({ name, value }) => {
          const top = 100 - (value / most) * HIGHEST
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                  <path d={`M0 100C30 100 34 ${top} 50 ${top}S70 100 100 100`} />
                </svg>
                {value}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The region in three figures and one chart. Renders nothing without figures. */
export function RegionNumbers({ numbers, bars, title }: RegionNumbersProps) {
  const strings = usePageStrings(route)
  const names: Record<string, string> = strings.numberNames
  if (numbers.length === 0) return null
  return (
    <section className="dw-home-section" data-tone="sunken" aria-labelledby="numbers">
      <div className="dw-portal-container">
        <header className="dw-home-section-head">
          <h2 id="numbers">{title}</h2>
        </header>
        <div className="dw-region-body">
          <dl className="dw-home-numbers">
            {numbers.map(({ key, value }) => (
              <Figure key={key} value={value} name={names[key] ?? key} />
            ))}
          </dl>
          <RegionChart bars={bars} />
        </div>
      </div>
    </section>
  )
}
