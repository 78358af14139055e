import type { CSSProperties } from 'react'
import { tokenValue, type TokenSet } from '../../packages/ui/src/story-support/token-sheet'

export interface SizeTableProps {
  tokens: TokenSet
  /** The tokens to show, by the beginning of their names. */
  prefixes: readonly string[]
  /** How a sample of a token looks. */
  sampleStyle: (token: string) => CSSProperties
  /** What the sample says, where it says something. */
  text?: string
}

/** Tokens of one kind as the sheet has them, each shown at its own value. */
export function SizeTable({ tokens, prefixes, sampleStyle, text }: SizeTableProps) {
  const names = Object.keys(tokens).filter((name) => prefixes.some((prefix) => name.startsWith(prefix)))
  return (
    <table className="dw-story-table">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Value</th>
          <th scope="col">Sample</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{tokenValue(tokens, name)}</td>
            <td>
              <span className="dw-story-sample" style={sampleStyle(`var(${name})`)}>
                {text}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
