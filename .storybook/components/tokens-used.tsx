import { tokenThemes, tokenValue, type TokenSet } from '../../packages/ui/src/story-support/token-sheet'
import sheet from '../../packages/ui/src/tokens.css?raw'
import { DocsRoot } from '../docs-root'

const { light, dark } = tokenThemes(sheet)

export interface TokensUsedProps {
  /** Text of the component's style sheets. */
  css: string
}

/** Tokens of the design system that a style sheet reads, in the order of tokens.css. */
function tokensIn(css: string): string[] {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  return Object.keys(light).filter((name) => read.has(name))
}

function TokenCell({ theme, name }: { theme: TokenSet; name: string }) {
  const value = tokenValue(theme, name)
  return (
    <td>
      {name.startsWith('--dw-color-') && <span className="dw-story-swatch" style={{ background: value }} />} {value}
    </td>
  )
}

/** The tokens that a component's style sheets read, with their values in the light and the dark theme. */
export function TokensUsed({ css }: TokensUsedProps) {
  return (
    <DocsRoot>
      <table className="dw-story-table">
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Light</th>
            <th scope="col">Dark</th>
          </tr>
        </thead>
        <tbody>
          {tokensIn(css).map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <TokenCell theme={light} name={name} />
              <TokenCell theme={dark} name={name} />
            </tr>
          ))}
        </tbody>
      </table>
    </DocsRoot>
  )
}
