import { Button, Dialog, Icon } from '@doorway/ui'
import { Command } from 'cmdk'
import { Suspense, useEffect, useState } from 'react'
import { useInstanceStorage } from '../../context/use-client-state'
import { useKitNavigate } from '../../context/use-location'
import { useTranslate } from '../../context/use-translate'
import type { PaletteEntry } from './palette-entry'
import { PaletteTexts } from './palette-texts'
import { rememberEntry } from './recent-entries'
import { usePaletteGroups } from './use-palette-groups'

export interface CommandPaletteProps {
  /** What the surrounding page can do: change the theme or the language, sign out. */
  actions: readonly PaletteEntry[]
  onClose: () => void
}

/** Milliseconds without a key after which people, schools and areas are searched. */
const DEBOUNCE_MS = 250

function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}

function Entry({ id, entry, onRun }: { id: string; entry: PaletteEntry; onRun: (entry: PaletteEntry) => void }) {
  return (
    <Command.Item value={id} className="dw-palette-entry" onSelect={() => onRun(entry)}>
      <Icon name={entry.icon} />
      <span className="dw-palette-label">{entry.label}</span>
      {entry.hint && <span className="dw-palette-hint">{entry.hint}</span>}
    </Command.Item>
  )
}

function Palette({ actions, onClose }: CommandPaletteProps) {
  const t = useTranslate()
  const navigate = useKitNavigate()
  const storage = useInstanceStorage()
  const [typed, setTyped] = useState('')
  const keyword = typed.trim()
  const searched = useDebounced(keyword)
  const { groups, hits } = usePaletteGroups(keyword, searched, actions)
  const isSearching = hits.isSearching || searched !== keyword
  const run = (entry: PaletteEntry) => {
    rememberEntry(storage.session, entry)
    onClose()
    if (typeof entry.run === 'function') entry.run()
    else navigate(entry.run)
  }
  const isEmpty = groups.length === 0 && !isSearching && !hits.hasFailed
  return (
    <Dialog isOpen size="m" className="dw-palette" title={t('palette.title')} onClose={onClose}>
      <Command label={t('palette.label')} shouldFilter={false} loop>
        <Command.Input
          data-autofocus
          className="dw-input"
          value={typed}
          maxLength={50}
          placeholder={t('palette.placeholder')}
          onValueChange={setTyped}
        />
        <p className="dw-palette-status" role="status">
          {isSearching && t('palette.searching')}
          {isEmpty && t('palette.empty', { keyword })}
        </p>
        {hits.hasFailed && (
          <p className="dw-palette-status" role="alert">
            {t('palette.failed')}{' '}
            <Button size="s" onClick={hits.retry}>
              {t('kit.ui.retry')}
            </Button>
          </p>
        )}
        <Command.List className="dw-palette-list" label={t('palette.results')}>
          {groups.map(({ id, heading, entries }) => (
            <Command.Group key={id} heading={heading} className="dw-palette-group">
              {entries.map((entry) => (
                <Entry key={entry.id} id={`${id}/${entry.id}`} entry={entry} onRun={run} />
              ))}
            </Command.Group>
          ))}
        </Command.List>
        <p className="dw-palette-keys">{t('palette.keys')}</p>
      </Command>
    </Dialog>
  )
}

/** Everything by keyboard: pages of the menu, people, schools, areas and actions, as far as the person may use them. */
export function CommandPalette(props: CommandPaletteProps) {
  return (
    <Suspense>
      <PaletteTexts>
        <Palette {...props} />
      </PaletteTexts>
    </Suspense>
  )
}
