import { useKitNavigate, useSession } from '@doorway/admin-kit'
import { Avatar, Button, IconButton, Menu, Select } from '@doorway/ui'
import type { MouseEvent } from 'react'
import { languageOptions, toLocale } from '../preferences/languages'
import { themes } from '../preferences/preferences'
import { SiteMark } from '../brand/site-mark'
import { MessageBell } from './message-bell'
import { usePreferenceState } from '../preferences/preferences-context'
import { useConsoleStrings } from './use-console-strings'
import { useSignOut } from './sign-out'

function AccountMenu() {
  const { locale, theme, change } = usePreferenceState()
  const words = useConsoleStrings()
  const { user } = useSession()
  const navigate = useKitNavigate()
  const signOut = useSignOut()
  const label = user ? `${words.account} ${user.name}` : words.account
  return (
    <Menu
      label={label}
      items={[
        { id: 'portal', label: words.portal, icon: 'site', onSelect: () => navigate({ path: '/doorMain' }) },
        { id: 'profile', label: words.profile, icon: 'user', onSelect: () => navigate({ path: '/self-edit' }) },
        { id: 'devices', label: words.devices, icon: 'phone', onSelect: () => navigate({ path: '/self-edit' }) },
        {
          id: 'password',
          label: words.updatePassword,
          icon: 'key',
          onSelect: () => navigate({ path: '/update-password' }),
        },
        {
          id: 'playground',
          label: words.playground,
          icon: 'copy',
          onSelect: () => navigate({ path: '/embed-playground' }),
        },
        // On phones the header has no room for theme and language.
        ...themes.map((name, index) => ({
          id: name,
          label: words.themes[name],
          isChecked: name === theme,
          startsGroup: index === 0,
          onSelect: () => void change({ theme: name }),
        })),
        ...languageOptions.map(({ value, label: name }, index) => ({
          id: value,
          label: name,
          isChecked: value === locale,
          startsGroup: index === 0,
          onSelect: () => void change({ locale: toLocale(value) }),
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

export interface ConsoleHeaderProps {
  /** The first page has had its time; what may come later starts now. */
  isIdle: boolean
  onSearch: () => void
  onOpenMenu: () => void
}

/** Brand, messages, language, theme and account. */
export function ConsoleHeader({ isIdle, onSearch, onOpenMenu }: ConsoleHeaderProps) {
  const { locale, theme, change } = usePreferenceState()
  const words = useConsoleStrings()
  const navigate = useKitNavigate()
  const handleBrandClick = (event: MouseEvent) => {
    // New tab and new window stay the browser's business.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    navigate({ path: '/home' })
  }
  return (
    <header className="dw-console-header">
      <IconButton className="dw-console-drawer-button" icon="menu" label={words.openMenu} onClick={onOpenMenu} />
      <a href="/home" className="dw-console-brand" onClick={handleBrandClick}>
        <SiteMark />
        <span>{words.brand}</span>
      </a>
      <div className="dw-console-tools">
        <IconButton
          className="dw-console-search"
          icon="search"
          label={words.search}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={onSearch}
        />
        <MessageBell isCounting={isIdle} />
        <Select
          className="dw-console-choice"
          aria-label={words.language}
          placeholder={null}
          options={languageOptions}
          value={locale}
          onValueChange={(value) => void change({ locale: toLocale(value) })}
        />
        <Select
          className="dw-console-choice dw-console-theme"
          aria-label={words.theme}
          placeholder={null}
          options={themes.map((name) => ({ value: name, label: words.themes[name] }))}
          value={theme}
          onValueChange={(value) => void change({ theme: themes.find((name) => name === value) })}
        />
        <AccountMenu />
      </div>
    </header>
  )
}
