import { useSession } from '@doorway/admin-kit'
import { Avatar, Button, IconButton, Menu, Select } from '@doorway/ui'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { locales, type Preferences } from '../preferences/preferences'
import { usePreferences } from '../preferences/preferences-context'
import { useConsoleWords } from './use-console-words'
import { languageOptions } from '../strings/language-options'
import { useSignOut } from './sign-out'

const themes: Preferences['theme'][] = ['light', 'dark', 'high-contrast']

function AccountMenu() {
  const { t, theme, change } = usePreferences()
  const words = useConsoleWords()
  const { user } = useSession()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const label = `${words.account} ${user?.name ?? ''}`.trim()
  return (
    <Menu
      label={label}
      items={[
        { id: 'portal', label: words.portal, icon: 'site', onSelect: () => void navigate('/doorMain') },
        {
          id: 'password',
          label: words.updatePassword,
          icon: 'key',
          onSelect: () => void navigate('/update-password'),
        },
        { id: 'playground', label: words.playground, icon: 'copy', onSelect: () => void navigate('/embed-playground') },
        // On phones the theme has no room of its own in the header.
        ...themes.map((name, index) => ({
          id: name,
          label: t.header.themes[name],
          isChecked: name === theme,
          startsGroup: index === 0,
          onSelect: () => void change({ theme: name }),
        })),
        {
          id: 'sign-out',
          label: words.signOut,
          icon: 'sign-out',
          startsGroup: true,
          onSelect: () => void signOut(),
        },
      ]}
      renderTrigger={(trigger) => (
        <Button {...trigger} variant="quiet" className="dw-console-account" aria-label={label}>
          <Avatar name={user?.name ?? ' '} picture={user?.avatar} />
          <span className="dw-console-name">{user?.name}</span>
        </Button>
      )}
    />
  )
}

/** Brand, language, theme and account. */
export function ConsoleHeader({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { t, locale, theme, change } = usePreferences()
  const words = useConsoleWords()
  const navigate = useNavigate()
  const handleBrandClick = (event: MouseEvent) => {
    // New tab and new window stay the browser's business.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate('/home')
  }
  return (
    <header className="dw-console-header">
      <IconButton className="dw-console-drawer-button" icon="menu" label={words.openMenu} onClick={onOpenMenu} />
      <a href="/home" className="dw-console-brand" onClick={handleBrandClick}>
        {words.brand}
      </a>
      <div className="dw-console-tools">
        <Select
          className="dw-console-choice"
          aria-label={t.header.language}
          placeholder={null}
          options={languageOptions}
          value={locale}
          onValueChange={(value) => void change({ locale: locales.find((name) => name === value) })}
        />
        <Select
          className="dw-console-choice dw-console-theme"
          aria-label={t.header.theme}
          placeholder={null}
          options={themes.map((name) => ({ value: name, label: t.header.themes[name] }))}
          value={theme}
          onValueChange={(value) => void change({ theme: themes.find((name) => name === value) })}
        />
        <AccountMenu />
      </div>
    </header>
  )
}
