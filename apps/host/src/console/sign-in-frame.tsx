import { Select } from '@doorway/ui'
import type { ReactNode } from 'react'
import { SiteMark } from '../brand/site-mark'
import { useDocumentTitle } from '../routes/use-document-title'
import { languageOptions, toLocale } from '../preferences/languages'
import { usePreferenceState } from '../preferences/preferences-context'
import { useConsoleStrings } from './use-console-strings'

export interface SignInFrameProps {
  title: string
  hint?: string
  children: ReactNode
}

/** The frame of the pages before the console: an illustration, a card, the language at the top. On phones only the card. */
export function SignInFrame({ title, hint, children }: SignInFrameProps) {
  const { locale, change } = usePreferenceState()
  const words = useConsoleStrings()
  useDocumentTitle(`${title} - ${words.siteName}`)
  return (
    <div className="dw-login">
      <div className="dw-login-picture">
        <svg viewBox="0 0 640 768" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          <circle className="dw-login-sun" cx="430" cy="250" r="70" />
          <path className="dw-login-far" d="M0 560 130 420l110 110 150-190 120 150 130-90v408H0z" />
          <path className="dw-login-near" d="M0 640c90-70 170-50 250-10s170 40 240-20 110-50 150-40v198H0z" />
        </svg>
        <p className="dw-login-mark">
          <SiteMark />
          {words.siteName}
        </p>
      </div>
      <div className="dw-login-side">
        <div className="dw-login-top">
          <Select
            className="dw-console-choice"
            aria-label={words.language}
            placeholder={null}
            options={languageOptions}
            value={locale}
            onValueChange={(value) => void change({ locale: toLocale(value) })}
          />
        </div>
        <main className="dw-login-card" id="main">
          <h1>{title}</h1>
          {hint !== undefined && <p>{hint}</p>}
          {children}
        </main>
        <nav className="dw-login-links" aria-label={words.more}>
          <a href="/change-password">{words.forgot}</a>
          <a href="/register">{words.register}</a>
          <a href="/doorMain">{words.home}</a>
        </nav>
      </div>
    </div>
  )
}
