import { tokenValue, type TokenSet } from '../../packages/ui/src/story-support/token-sheet'

export interface PaletteProps {
  tokens: TokenSet
  /** Name of the hue, as in `--dw-blue-500`. */
  hue: string
}

/** The raw steps of one hue, from light to dark, as tokens.css declares them. */
export function Palette({ tokens, hue }: PaletteProps) {
  const names = Object.keys(tokens).filter((name) => name.startsWith(`--dw-${hue}-`))
  return (
    <ul className="dw-story-palette" aria-label={hue}>
      {names.map((name) => (
        <li key={name} className="dw-story-step">
          <span className="dw-story-step-colour" style={{ background: `var(${name})` }} />
          <span>{name.slice('--dw-'.length)}</span>
          <span>{tokenValue(tokens, name)}</span>
        </li>
      ))}
    </ul>
  )
}
