import { useSyncExternalStore } from 'react'
import { Form, Link } from 'react-router-dom'
import { usePreferences } from '../../preferences/preferences-context'
import { locales, type Preferences } from '../../preferences/preferences'
import { hasStoredToken } from '../../session/stored-token'
import { languageOptions } from '../../strings/language-options'
import type { Site } from '../data/portal-reader'

const themes: Preferences['theme'][] = ['light', 'dark', 'high-contrast']

function subscribeToStorage(onChange: () => void) {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}

/** Signed-in people find the way to the console; visitors to signing in. Known only in the browser. */
function AccountLinks() {
  const { t } = usePreferences()
  const isSignedIn = useSyncExternalStore(subscribeToStorage, hasStoredToken, () => false)
  if (isSignedIn) return <Link to="/home">{t.header.console}</Link>
  return (
    <>
      <Link to="/login">{t.header.signIn}</Link>
      <Link to="/register">{t.header.register}</Link>
    </>
  )
}

/** Language, theme and elder mode: reachable on every page, remembered. */
function ReadingControls() {
  const { t, locale, theme, isElder, change } = usePreferences()
  return (
    <>
      <label className="dw-portal-control">
        <span className="dw-portal-control-label">{t.header.language}</span>
        <select
          value={locale}
          onChange={(event) => void change({ locale: locales.find((name) => name === event.target.value) })}
        >
          {languageOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className="dw-portal-control">
        <span className="dw-portal-control-label">{t.header.theme}</span>
        <select
          value={theme}
          onChange={(event) => void change({ theme: themes.find((name) => name === event.target.value) })}
        >
          {themes.map((name) => (
            <option key={name} value={name}>
              {t.header.themes[name]}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="dw-portal-elder"
        aria-pressed={isElder}
        onClick={() => void change({ isElder: !isElder })}
      >
        {isElder ? t.header.elderModeOff : t.header.elderMode}
      </button>
    </>
  )
}

/** Utility line and header: who this is, search, reading controls, account. */
export function PortalHeader({ site }: { site: Site }) {
  const { t, locale } = usePreferences()
  return (
    <header className="dw-portal-header">
      <div className="dw-portal-utility">
        <div className="dw-portal-container dw-portal-utility-row">
          <span className="dw-portal-organiser">{site.footer['organiser']}</span>
          <div className="dw-portal-utility-end">
            <ReadingControls />
            <AccountLinks />
          </div>
        </div>
      </div>
      <div className="dw-portal-container dw-portal-brand-row">
        <Link to="/doorMain" className="dw-portal-brand">
          <svg className="dw-portal-mark" viewBox="0 0 40 40" aria-hidden="true">
            <rect width="40" height="40" rx="10" className="dw-portal-mark-ground" />
            <path d="M11 31V14.5A3.5 3.5 0 0 1 14.5 11h11a3.5 3.5 0 0 1 3.5 3.5V31" className="dw-portal-mark-door" />
            <path d="M20 11v20M7 31h26" className="dw-portal-mark-door" />
          </svg>
          <span>{locale === 'zh' ? site.site.name : t.siteName}</span>
        </Link>
        <Form action="/educationNews" role="search" className="dw-portal-search">
          <input
            type="search"
            name="keyword"
            aria-label={t.header.search}
            placeholder={t.header.searchPlaceholder}
            maxLength={50}
          />
          <button type="submit">{t.header.search}</button>
        </Form>
      </div>
    </header>
  )
}
