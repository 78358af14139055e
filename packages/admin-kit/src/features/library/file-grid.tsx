import { CardGrid, Checkbox, Chip, Skeleton } from '@doorway/ui'
import type { ReactNode } from 'react'
import { useTranslate } from '../../context/use-translate'
import { FilePicture } from './file-picture'
import type { LibraryFile } from './library-types'
import { sizeText } from './size-text'

export interface FileGridProps {
  files: readonly LibraryFile[]
  isLoading: boolean
  isRefreshing: boolean
  selection: ReadonlySet<string>
  onSelectionChange: (selection: ReadonlySet<string>) => void
  onOpen: (id: string) => void
  errorState: ReactNode
  emptyState: ReactNode
}

const CARD_PX = 148
const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** What is worth knowing at a glance: unused, without a description, there more than once. */
export function FileMarks({ file }: { file: LibraryFile }) {
  const t = useTranslate()
  return (
    <>
      {file.useCount === 0 && <Chip tone="neutral">{t('library.state.unused')}</Chip>}
      {file.kind === 'picture' && file.alt === '' && <Chip tone="warning">{t('library.mark.noAlt')}</Chip>}
      {file.duplicateCount > 0 && <Chip tone="accent">{t('library.state.duplicate')}</Chip>}
    </>
  )
}

/** Files as cards. */
export function FileGrid(props: FileGridProps) {
  const { files, isLoading, isRefreshing, selection, onSelectionChange, onOpen, errorState, emptyState } = props
  const t = useTranslate()
  if (isLoading)
    return (
      <CardGrid cardWidth={CARD_PX} aria-busy="true" label={t('library.list')}>
        {PLACEHOLDERS.map((key) => (
          <li key={key} className="dw-library-card">
            <span className="dw-library-frame" />
            <Skeleton width="medium" />
          </li>
        ))}
      </CardGrid>
    )
  if (files.length === 0) return <>{errorState ?? emptyState}</>
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(selection)
    if (isChosen) next.add(id)
    else next.delete(id)
    onSelectionChange(next)
  }
  return (
    <CardGrid cardWidth={CARD_PX} label={t('library.list')} aria-busy={isRefreshing || undefined}>
      {files.map((file) => (
        <li key={file.id} className="dw-library-card" data-chosen={selection.has(file.id) || undefined}>
          <button type="button" className="dw-library-open" onClick={() => onOpen(file.id)}>
            <span className="dw-library-frame">
              <FilePicture file={file} />
            </span>
            <span className="dw-library-name">{file.name}</span>
          </button>
          <span className="dw-library-facts">
            {sizeText(file.size)}
            <FileMarks file={file} />
          </span>
          <Checkbox
            className="dw-library-tick"
            isLabelHidden
            label={t('library.action.choose', { name: file.name })}
            checked={selection.has(file.id)}
            onCheckedChange={(isChosen) => toggle(file.id, isChosen)}
          />
        </li>
      ))}
    </CardGrid>
  )
}
