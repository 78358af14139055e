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

/** The region in three figures and one chart. Renders nothing without figures. */
export function RegionNumbers({ numbers, bars, title }: RegionNumbersProps) {
  const strings = usePageStrings(route)
  const names: Record<string, string> = strings.numberNames
  if (numbers.length === 0) return null
  const most = Math.max(...bars.map(({ value }) => value), 1)
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
          {bars.length > 0 && (
            <table className="dw-region-chart">
              <caption>{strings.chart}</caption>
              <tbody>
                {bars.map(({ name, value }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td>
                      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                        <rect width={(value / most) * 100} height="10" />
                      </svg>
                      <span>{value}</span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </div>
      </div>
    </section>
  )
}
