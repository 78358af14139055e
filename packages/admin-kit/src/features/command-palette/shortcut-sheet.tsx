import { Dialog } from '@doorway/ui'
import { Suspense } from 'react'
import { useTranslate } from '../../context/use-translate'
import { PaletteTexts } from './palette-texts'

export interface ShortcutSheetProps {
  onClose: () => void
}

const shortcuts = [
  { id: 'palette', keys: ['Ctrl / ⌘', 'K'] },
  { id: 'sheet', keys: ['?'] },
  { id: 'save', keys: ['Enter'] },
  { id: 'close', keys: ['Esc'] },
  { id: 'move', keys: ['↑', '↓', '←', '→'] },
] as const

function Sheet({ onClose }: ShortcutSheetProps) {
  const t = useTranslate()
  return (
    <Dialog isOpen size="s" title={t('palette.shortcuts.title')} onClose={onClose}>
      <dl className="dw-palette-shortcuts">
        {shortcuts.map(({ id, keys }) => (
          <div key={id}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`palette.shortcuts.${id}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

/** The keyboard shortcuts of the console. */
export function ShortcutSheet(props: ShortcutSheetProps) {
  return (
    <Suspense>
      <PaletteTexts fallback={null}>
        <Sheet {...props} />
      </PaletteTexts>
    </Suspense>
  )
}
