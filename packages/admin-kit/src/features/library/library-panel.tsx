import { Button, IconButton, PageHeader, Pagination, SelectionBar, StatePanel, Toolbar } from '@doorway/ui'
import { Suspense, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import { usePrefetch } from '../../loading/use-prefetch'
import { useCan } from '../../session/use-session'
import { FileGrid } from './file-grid'
import { FileQuestions } from './file-questions'
import { FileTable } from './file-table'
import { FolderBar } from './folder-bar'
import { fileDetails, uploadDialog } from './lazy-parts'
import { LibraryFilters } from './library-filters'
import { FILES_PER_PAGE, hasFilters, noFilters } from './library-search'
import type { LibraryFile } from './library-types'
import { libraryCodes } from './library.codes'
import { LibrarySpace } from './library-space'
import { type FileCommands, useFileCommands } from './use-file-commands'
import { type LibraryView, useLibraryView } from './use-library'

/** What the list says in place of files. */
function NothingHere({ view, onUpload }: { view: LibraryView; onUpload: () => void }) {
  const t = useTranslate()
  const can = useCan()
  const { search, setSearch, siteId } = view
  if (siteId === null) return <StatePanel kind="empty" title={t('library.noSite')} text={t('library.noSiteHint')} />
  if (hasFilters(search)) {
    return (
      <StatePanel
        kind="filtered-empty"
        title={t('library.noHits')}
        action={<Button onClick={() => setSearch(noFilters)}>{t('library.showAll')}</Button>}
      />
    )
  }
  return (
    <StatePanel
      kind="empty"
      title={t('library.empty')}
      text={t('library.emptyHint')}
      action={
        can(libraryCodes.add) && (
          <Button variant="primary" icon="upload" onClick={onUpload}>
            {t('library.upload.open')}
          </Button>
        )
      }
    />
  )
}

interface FilesProps {
  view: LibraryView
  selected: ReadonlyMap<string, LibraryFile>
  onSelect: (files: ReadonlyMap<string, LibraryFile>) => void
  onUpload: () => void
}

/** The files of one page as cards or as a table. */
function Files({ view, selected, onSelect, onUpload }: FilesProps) {
  const { files, search, setSearch, total, isLoading, isRefreshing, error, refresh } = view
  const failure = error && <FailurePanel error={error} onRetry={refresh} />
  const choose = (ids: ReadonlySet<string>) => {
    const known = new Map([...selected, ...files.map((file) => [file.id, file] as const)])
    onSelect(new Map([...known].filter(([id]) => ids.has(id))))
  }
  const parts = {
    files,
    isLoading,
    isRefreshing,
    selection: new Set(selected.keys()),
    onSelectionChange: choose,
    onOpen: (fileId: string) => setSearch({ fileId }),
    errorState: failure,
    emptyState: <NothingHere view={view} onUpload={onUpload} />,
  }
  return (
    <>
      {search.isList ? <FileTable {...parts} total={total} /> : <FileGrid {...parts} />}
      {total !== undefined && total > FILES_PER_PAGE && (
        <Pagination
          page={search.page}
          pageSize={FILES_PER_PAGE}
          total={total}
          onPageChange={(page) => setSearch({ page, isList: search.isList })}
        />
      )}
    </>
  )
}

interface BarProps {
  view: LibraryView
  commands: FileCommands
  chosen: readonly LibraryFile[]
  onClear: () => void
  onUpload: () => void
}

/** What can be done: with the ticked files, or with the library. */
function ActionBar({ view: { search, setSearch, refresh, siteId }, commands, chosen, onClear, onUpload }: BarProps) {
  const t = useTranslate()
  const can = useCan()
  if (chosen.length > 0)
    return (
      <SelectionBar count={chosen.length} onClear={onClear}>
        {can(libraryCodes.edit) && (
          <Button size="s" onClick={() => commands.open({ kind: 'move', files: chosen })}>
            {t('library.action.move')}
          </Button>
        )}
        {can(libraryCodes.delete) && (
          <Button size="s" onClick={() => commands.open({ kind: 'delete', files: chosen })}>
            {t('kit.action.delete')}
          </Button>
        )}
      </SelectionBar>
    )
  return (
    <Toolbar label={t('library.toolbar')}>
      {can(libraryCodes.add) && (
        <Button variant="primary" icon="upload" disabled={siteId === null} onClick={onUpload}>
          {t('library.upload.open')}
        </Button>
      )}
      <Button icon="refresh" onClick={refresh}>
        {t('library.action.refresh')}
      </Button>
      <IconButton
        icon={search.isList ? 'grid' : 'menu'}
        label={t(search.isList ? 'library.view.grid' : 'library.view.list')}
        onClick={() => setSearch({ isList: !search.isList })}
      />
    </Toolbar>
  )
}

/** The library of one site: folders, filters, files, and the details of one of them. */
export function LibraryPanel() {
  const t = useTranslate()
  const view = useLibraryView()
  const { search, setSearch, siteId, library } = view
  const [selected, setSelected] = useState<ReadonlyMap<string, LibraryFile>>(new Map())
  const [isUploading, setUploading] = useState(false)
  const clear = () => setSelected(new Map())
  const commands = useFileCommands(clear)
  usePrefetch(fileDetails.prefetchWhenIdle)
  const folderId = search.folderId ?? null
  return (
    <div className="dw-library">
      <PageHeader title={t('library.title')} />
      {library && <LibrarySpace library={library} />}
      <LibraryFilters view={view} />
      <FolderBar view={view} />
      <ActionBar
        view={view}
        commands={commands}
        chosen={[...selected.values()]}
        onClear={clear}
        onUpload={() => setUploading(true)}
      />
      <Files view={view} selected={selected} onSelect={setSelected} onUpload={() => setUploading(true)} />
      <FileQuestions commands={commands} folders={library?.folders ?? []} />
      <Suspense>
        {isUploading && siteId !== null && (
          <uploadDialog.Part siteId={siteId} folderId={folderId} onClose={() => setUploading(false)} />
        )}
        {search.fileId !== null && (
          <fileDetails.Part
            key={search.fileId}
            fileId={search.fileId}
            folders={library?.folders ?? []}
            onOpen={(fileId) => setSearch({ fileId })}
            onClose={() => setSearch({ fileId: null })}
          />
        )}
      </Suspense>
    </div>
  )
}
