import { commandPalette, shortcutSheet, type PaletteEntry } from '@doorway/admin-kit'
import { loadedPart } from '@doorway/ui'
import { languageOptions, toLocale } from '../preferences/languages'
import { LateLayer } from './late-layer'
import { usePreferenceState } from '../preferences/preferences-context'
import { themes } from '../preferences/preferences'
import { useSignOut } from './sign-out'
import { useConsoleStrings } from './use-console-strings'

/** What is open above the console: nothing, the palette, or the sheet of shortcuts. */
export type QuickAccessKind = 'palette' | 'sheet' | null

/** What the console itself does: theme, language, password, sign-out. */
function useConsoleActions(): readonly PaletteEntry[] {
  const { change } = usePreferenceState()
  const words = useConsoleStrings()
  const signOut = useSignOut()
  return [
    ...themes.map((name): PaletteEntry => ({
      id: `theme:${name}`,
      label: words.themes[name],
      hint: words.theme,
      icon: 'theme',
      run: () => void change({ theme: name }),
    })),
    ...languageOptions.map(({ value, label }): PaletteEntry => ({
      id: `language:${value}`,
      label,
      hint: words.language,
      icon: 'language',
      run: () => void change({ locale: toLocale(value) }),
    })),
    { id: 'password', label: words.updatePassword, icon: 'key', run: { path: '/update-password' } },
    { id: 'sign-out', label: words.signOut, icon: 'sign-out', run: () => void signOut() },
  ]
}

const CommandPalette = loadedPart(commandPalette)

function LoadedPalette({ onClose }: { onClose: () => void }) {
  const actions = useConsoleActions()
  return <CommandPalette actions={actions} onClose={onClose} />
}

const LoadedSheet = loadedPart(shortcutSheet)

export interface QuickAccessProps {
  kind: QuickAccessKind
  onClose: () => void
}

/** The command palette and the sheet of shortcuts, each loaded when it opens first. */
export function QuickAccess({ kind, onClose }: QuickAccessProps) {
  if (kind === null) return null
  return (
    <LateLayer onClose={onClose}>
      {kind === 'palette' ? <LoadedPalette onClose={onClose} /> : <LoadedSheet onClose={onClose} />}
    </LateLayer>
  )
}
