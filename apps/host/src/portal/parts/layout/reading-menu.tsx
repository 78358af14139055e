import { usePreferences } from '../../../preferences/preferences-context'
import { locales, sizes, themes } from '../../../preferences/preferences'
import { languageOptions } from '../../../strings/language-options'

function Choice<Value extends string>(props: {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}) {
  return (
    <label className="dw-portal-control">
      <span className="dw-portal-control-label">{props.label}</span>
      <select
        // On a phone the label is not drawn.
        aria-label={props.label}
        value={props.value}
        onChange={(event) => {
          const chosen = props.options.find(({ value }) => value === event.target.value)
          if (chosen) props.onChange(chosen.value)
        }}
      >
        {props.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The language, among those that the site offers. */
export function LanguageChoice({ offered }: { offered: readonly string[] }) {
  const { t, locale, change } = usePreferences()
  const options = languageOptions.flatMap(({ value, label }) => {
    const known = locales.find((name) => name === value)
    return known && (offered.includes(known) || known === locale) ? [{ value: known, label }] : []
  })
  return (
    <Choice
      label={t.header.language}
      value={locale}
      options={options}
      onChange={(value) => void change({ locale: value })}
    />
  )
}

/** Everything about reading in one menu: theme, size of type, order of reading, keys. Remembered on this browser. */
export function ReadingMenu() {
  const { t, theme, size, isLinear, change } = usePreferences()
  return (
    <details className="dw-portal-menu">
      <summary>{t.header.accessibility}</summary>
      <div className="dw-portal-menu-list dw-reading">
        <Choice
          label={t.header.theme}
          value={theme}
          options={themes.map((value) => ({ value, label: t.header.themes[value] }))}
          onChange={(value) => void change({ theme: value })}
        />
        <Choice
          label={t.reading.size}
          value={size}
          options={sizes.map((value) => ({ value, label: t.reading.sizes[value] }))}
          onChange={(value) => void change({ size: value })}
        />
        <label className="dw-portal-control">
          <input type="checkbox" checked={isLinear} onChange={() => void change({ isLinear: !isLinear })} />
          {t.reading.linear}
        </label>
        <p>{t.reading.keys}</p>
      </div>
    </details>
  )
}

/** One switch to larger type and targets (长者模式). */
export function ElderSwitch() {
  const { t, isElder, change } = usePreferences()
  return (
    <button
      type="button"
      className="dw-portal-elder"
      aria-pressed={isElder}
      onClick={() => void change({ isElder: !isElder })}
    >
      {isElder ? t.header.elderModeOff : t.header.elderMode}
    </button>
  )
}
