import { Button, Chip, Field, TextField, type Theme } from '@doorway/ui'
import { tokenThemes, tokenValue } from '../../packages/ui/src/story-support/token-sheet'
import sheet from '../../packages/ui/src/tokens.css?raw'
import { DocsRoot } from '../docs-root'

const PREFIX = '--dw-color-'
const themes = tokenThemes(sheet)
const pair: readonly (Theme & keyof typeof themes)[] = ['light', 'dark']

function ThemeSample({ theme }: { theme: (typeof pair)[number] }) {
  const tokens = themes[theme]
  const names = Object.keys(tokens).filter((name) => name.startsWith(PREFIX))
  return (
    <DocsRoot theme={theme}>
      <div className="dw-toolbar-start">
        <Button variant="primary">Save</Button>
        <Button>Reset</Button>
        <Button variant="danger">Delete</Button>
        <Chip tone="success">Enabled</Chip>
      </div>
      <Field label="Login name" hint="Letters, digits, _ and -" error="6 to 18 characters">
        <TextField defaultValue="lin" />
      </Field>
      <ul className="dw-story-colours" aria-label={theme}>
        {names.map((name) => (
          <li key={name}>
            <span className="dw-story-swatch" style={{ background: `var(${name})` }} /> {name.slice(PREFIX.length)}{' '}
            {tokenValue(tokens, name)}
          </li>
        ))}
      </ul>
    </DocsRoot>
  )
}

/** The light and the dark theme next to each other: the same controls, and every semantic colour with its value. */
export function ThemePair() {
  return (
    <div className="dw-story-pair">
      {pair.map((theme) => (
        <ThemeSample key={theme} theme={theme} />
      ))}
    </div>
  )
}
