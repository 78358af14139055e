import { usePreferences } from '../../../preferences/preferences-context'
import { languageOptions } from '../../../preferences/languages'
import { sizes, themes } from '../../../preferences/preferences'

function PreferenceSelect<Value extends string>(props: {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}) {
  return (
    <label className="dw-portal-control">
      <span className="dw-portal-control-label">{props.label}</span>
      <select
        // On phones the label is hidden.
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

/** Language select with the languages that the site offers. */
export function LanguageChoice({ offered }: { offered: readonly string[] }) {
  const { t, locale, change } = usePreferences()
  const options = languageOptions.filter(({ value }) => offered.includes(value) || value === locale)
  return (
    <PreferenceSelect
      label={t.header.language}
      value={locale}
      options={options}
      onChange={(value) => void change({ locale: value })}
    />
  )
}

/** Menu of reading preferences: theme, text size, reading order, keys. Stored on this browser. */
export function ReadingMenu() {
  const { t, theme, size, isLinear, change } = usePreferences()
  return (
    <details className="dw-portal-menu">
      <summary>{t.header.accessibility}</summary>
      <div className="dw-portal-menu-list dw-reading">
        <PreferenceSelect
          label={t.header.theme}
          value={theme}
          options={themes.map((value) => ({ value, label: t.header.themes[value] }))}
          onChange={(value) => void change({ theme: value })}
        />
        <PreferenceSelect
          label={t.reading.size}
          value={size}
          options={sizes.map((value) => ({ value, label: t.reading.sizes[value] }))}
          onChange={(value) => void change({ size: value })}
        />
        <label className="dw-portal-control">
          {t.reading.linear}
          <input
            type="checkbox"
            // Not controlled: the preference changes once the page is hydrated, the box at once.
            defaultChecked={isLinear}
            onChange={({ target }) => void change({ isLinear: target.checked })}
          />
        </label>
        <p>{t.reading.keys}</p>
      </div>
    </details>
  )
}

/** Switches to larger text and targets (长者模式). */
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
