import { Button, Dialog } from '@doorway/ui'
import { Suspense, useEffect, useState } from 'react'
import { useInstanceStorage } from '../../context/use-client-state'
import { useKitNavigate } from '../../context/use-location'
import { useTranslate } from '../../context/use-translate'
import type { PaletteEntry } from './palette-entry'
import { PaletteTexts } from './palette-texts'
import { PaletteList, usePaletteList } from './palette-list'
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
  const list = usePaletteList(groups, run)
  const isEmpty = groups.length === 0 && !isSearching && !hits.hasFailed
  return (
    <Dialog isOpen size="m" className="dw-palette" title={t('palette.title')} onClose={onClose}>
      <input
        {...list.field}
        data-autofocus
        className="dw-input"
        aria-label={t('palette.label')}
        value={typed}
        maxLength={50}
        placeholder={t('palette.placeholder')}
        onChange={(event) => setTyped(event.target.value)}
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
      <PaletteList groups={groups} list={list} onRun={run} />
      <p className="dw-palette-keys">{t('palette.keys')}</p>
    </Dialog>
  )
}

/** Everything by keyboard: pages of the menu, people, schools, areas and actions, as far as the person may use them. */
export function CommandPalette(props: CommandPaletteProps) {
  return (
    <Suspense>
      <PaletteTexts fallback={null}>
        <Palette {...props} />
      </PaletteTexts>
    </Suspense>
  )
}
