import { optionChoices } from '@doorway/admin-kit/snippets'
import { Checkbox, Field, Select, TextField } from '@doorway/ui'
import { languageOptions } from '../preferences/languages'
import type { Looks } from './live-widget'
import type { PlaygroundStrings } from './strings/load-playground-strings'

export interface LooksFieldsProps {
  looks: Looks
  /** The raw input, which may not be a colour yet. */
  accent: string
  words: PlaygroundStrings
  onChange: (looks: Looks) => void
  onAccentChange: (accent: string) => void
}

/** Returns whether the text is a colour, or empty. */
export const isColour = (text: string) => text.trim() === '' || CSS.supports('color', text)

const labelled = <Name extends string>(names: readonly Name[], labels: Readonly<Record<Name, string>>) =>
  names.map((value) => ({ value, label: labels[value] }))

const chosenOf = <Name extends string>(names: readonly Name[], value: string) => names.find((name) => name === value)

/** Language, theme, density, accent and larger type, as every widget understands them. */
export function LooksFields({ looks, accent, words, onChange, onAccentChange }: LooksFieldsProps) {
  const { locale, theme, density } = optionChoices
  return (
    <>
      <Field label={words.language}>
        <Select
          placeholder={null}
          options={languageOptions}
          value={looks.locale}
          onValueChange={(value) => onChange({ ...looks, locale: chosenOf(locale, value) })}
        />
      </Field>
      <Field label={words.theme}>
        <Select
          placeholder={null}
          options={labelled(theme, words.themes)}
          value={looks.theme}
          onValueChange={(value) => onChange({ ...looks, theme: chosenOf(theme, value) })}
        />
      </Field>
      <Field label={words.density}>
        <Select
          placeholder={null}
          options={labelled(density, words.densities)}
          value={looks.density}
          onValueChange={(value) => onChange({ ...looks, density: chosenOf(density, value) })}
        />
      </Field>
      <Field label={words.accent} hint={words.accentHint} error={isColour(accent) ? undefined : words.accentFault}>
        <TextField spellCheck={false} value={accent} onChange={(event) => onAccentChange(event.target.value)} />
      </Field>
      <Checkbox
        label={words.elder}
        checked={looks.isElder ?? false}
        onCheckedChange={(isElder) => onChange({ ...looks, isElder })}
      />
    </>
  )
}
