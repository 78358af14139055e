import type { Home } from '../../data/portal-reader'
import { usePageStrings } from '../../use-page-strings'
import { route } from './door-main.route'

export interface RegionNumbersProps {
  numbers: Home['numbers']
  title: string
}

/** The region in figures. */
export function RegionNumbers({ numbers, title }: RegionNumbersProps) {
  const strings = usePageStrings(route)
  const names: Record<string, string> = strings.numberNames
  if (numbers.length === 0) return null
  return (
    <section className="dw-home-band" aria-labelledby="numbers">
      <div className="dw-portal-container">
        <h2 id="numbers">{title}</h2>
        <dl className="dw-home-numbers">
          {numbers.map(({ key, value }) => (
            <div key={key}>
              <dd>{value.toLocaleString('en-US')}</dd>
              <dt>{names[key] ?? key}</dt>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
