import { Select } from '@doorway/ui'
import type { ReactNode } from 'react'
import { useDocumentTitle } from '../routes/use-document-title'
import { languageOptions, toLocale } from '../preferences/languages'
import { usePreferenceState } from '../preferences/preferences-context'
import { SignInPicture } from './sign-in-picture'
import { useConsoleStrings } from './use-console-strings'
import './sign-in.css'

export interface SignInFrameProps {
  title: string
  hint?: string
  children: ReactNode
}

/** The frame of the pages before the console: the portal's landscape, a card, the language at the top. */
export function SignInFrame({ title, hint, children }: SignInFrameProps) {
  const { locale, change } = usePreferenceState()
  const words = useConsoleStrings()
  useDocumentTitle(`${title} - ${words.siteName}`)
  return (
    <div className="dw-login">
      <SignInPicture siteName={words.siteName} motto={words.motto} />
      <div className="dw-login-side">
        <aside className="dw-login-top">
          <Select
            className="dw-console-choice"
            aria-label={words.language}
            placeholder={null}
            options={languageOptions}
            value={locale}
            onValueChange={(value) => void change({ locale: toLocale(value) })}
          />
        </aside>
        <main className="dw-login-card" id="main">
          <h1>{title}</h1>
          {hint !== undefined && <p>{hint}</p>}
          {children}
          <nav className="dw-login-links" aria-label={words.more}>
            <a href="/change-password">{words.forgot}</a>
            <a href="/register">{words.register}</a>
            <a href="/doorMain">{words.home}</a>
          </nav>
        </main>
      </div>
    </div>
  )
}
