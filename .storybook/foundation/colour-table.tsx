import { contrastOf, controlPairs, textPairs, type ColourPair } from '../../packages/ui/src/story-support/contrast'
import { tokenValue, type TokenSet } from '../../packages/ui/src/story-support/token-sheet'

const PREFIX = '--dw-color-'

export interface ColourTableProps {
  theme: TokenSet
  /** Contrast that words need in this theme. */
  enough: number
}

/** The pair of a colour that is hardest to read; a background counts together with its foreground. */
function hardest(theme: TokenSet, name: string, pairs: readonly ColourPair[]) {
  const own = pairs.filter(([painted]) => painted === name)
  const used = own.length > 0 ? own : pairs.filter(([, ground]) => ground === name)
  return used
    .map((pair) => ({ pair, ratio: contrastOf(theme, pair) }))
    .sort((one, other) => one.ratio - other.ratio)
    .at(0)
}

function ContrastCell({ theme, name, enough }: ColourTableProps & { name: string }) {
  const text = hardest(theme, name, textPairs)
  const worst = text ?? hardest(theme, name, controlPairs)
  if (!worst) return <td>–</td>
  const isEnough = worst.ratio >= (text ? enough : 3)
  return (
    <td data-enough={isEnough}>
      {worst.ratio.toFixed(2)} : 1, {worst.pair[0]} on {worst.pair[1]}
      {!isEnough && ' (too low)'}
    </td>
  )
}

/** Every semantic colour of a theme, read from the sheet, with the lowest contrast it is used at. */
export function ColourTable({ theme, enough }: ColourTableProps) {
  const names = Object.keys(theme).filter((name) => name.startsWith(PREFIX))
  return (
    <table className="dw-story-table">
      <thead>
        <tr>
          <th scope="col">Colour</th>
          <th scope="col">Value</th>
          <th scope="col">Lowest contrast</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">
              <span className="dw-story-swatch" style={{ background: `var(${name})` }} /> {name}
            </th>
            <td>{tokenValue(theme, name)}</td>
            <ContrastCell theme={theme} enough={enough} name={name.slice(PREFIX.length)} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}
