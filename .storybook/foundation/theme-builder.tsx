import { Button, Chip, DoorwayRoot, Field, Select, Switch, TextField, useReadableAccent, useUi } from '@doorway/ui'
import { useState } from 'react'
import { copyText } from '../../packages/admin-kit/src/browser/browser-actions'
import { brandOf, brandSheet, brandTokens, type BrandChoice } from './brand-tokens'

const radii = { '0px': 'Square', '6px': 'Usual', '12px': 'Round' } as const
const densities = { '0.8': 'Compact', '1': 'Usual', '1.25': 'Roomy' } as const

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

function Accent(): null {
  useReadableAccent()
  return null
}

interface SampleProps extends BrandChoice {
  theme: 'light' | 'dark'
}

const variables = ({ radius, density }: BrandChoice): Record<string, string> => ({
  '--dw-radius': radius,
  '--dw-density': density,
})

function Sample({ theme, ...choice }: SampleProps) {
  const { texts } = useUi()
  const colour = brandOf(choice.brand)
  if (!colour) return null
  const { pairs } = brandTokens(colour, theme)
  return (
    <DoorwayRoot texts={texts} theme={theme} accent={choice.brand} style={variables(choice)} className="dw-story-brand">
      <Accent />
      <h2>{theme === 'light' ? 'Light' : 'Dark'}</h2>
      <div className="dw-toolbar-start">
        <Button variant="primary">Save</Button>
        <Button>Reset</Button>
        <Button variant="quiet">Open the file</Button>
        <Chip tone="accent">8 selected</Chip>
      </div>
      <Field label="Login name" hint="Letters, digits, _ and -">
        <TextField defaultValue="lin" />
      </Field>
      <Switch label="Notify by mail" isOnAtFirst />
      <table className="dw-story-table">
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col">Contrast</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ what, ratio }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td data-enough={ratio >= 4.5}>{ratio.toFixed(2)} : 1</td>
            </tr>
          ))}
        </tbody>
      </table>
    </DoorwayRoot>
  )
}

/** From one brand colour to the variables of a page: how it looks, how well it can be read, and the lines to copy. */
export function ThemeBuilder() {
  const [choice, setChoice] = useState<BrandChoice>({ brand: '#0f766e', radius: '6px', density: '1' })
  const [isCopied, setCopied] = useState(false)
  const set = (part: keyof BrandChoice) => (value: string) => {
    setCopied(false)
    setChoice((before) => ({ ...before, [part]: value }))
  }
  const isColour = brandOf(choice.brand) !== null
  const sheet = brandSheet(choice)
  return (
    <div className="dw-story-playground">
      <div className="dw-story-choices">
        <Field label="Brand colour" error={isColour ? undefined : 'Six digits, as in #0f766e'}>
          <TextField value={choice.brand} onChange={({ target }) => set('brand')(target.value)} />
        </Field>
        <label className="dw-story-pick">
          Pick
          <input
            type="color"
            value={isColour ? choice.brand : '#000000'}
            onChange={({ target }) => set('brand')(target.value)}
          />
        </label>
        <Field label="Corners">
          <Select options={optionsOf(radii)} placeholder={null} value={choice.radius} onValueChange={set('radius')} />
        </Field>
        <Field label="Density">
          <Select
            options={optionsOf(densities)}
            placeholder={null}
            value={choice.density}
            onValueChange={set('density')}
          />
        </Field>
      </div>
      <div className="dw-story-pair">
        <Sample theme="light" {...choice} />
        <Sample theme="dark" {...choice} />
      </div>
      {isColour && (
        <div className="dw-story-snippet">
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it */}
          <pre tabIndex={0} aria-label="Sheet">
            {sheet}
          </pre>
          <Button onClick={() => void copyText(sheet).then(setCopied)}>{isCopied ? 'Copied' : 'Copy the sheet'}</Button>
        </div>
      )}
    </div>
  )
}
