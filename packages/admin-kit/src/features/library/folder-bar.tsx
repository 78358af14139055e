import { Breadcrumb, Button, ConfirmDialog, Menu, type MenuItem } from '@doorway/ui'
import { Suspense, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { useNotify } from '../../mutations/use-notify'
import { useCan } from '../../session/use-session'
import { foldersIn, pathOf } from './folder-path'
import { folderDialog } from './lazy-parts'
import type { LibraryFolder } from './library-types'
import { libraryCodes } from './library.codes'
import { useDeleteFolder } from './library.queries'
import type { LibraryView } from './use-library'

interface DeleteQuestionProps {
  folder: LibraryFolder
  onDeleted: () => void
  onClose: () => void
}

/** Deletes a folder after a question; what it still holds is the server's reason to refuse. */
function DeleteQuestion({ folder, onDeleted, onClose }: DeleteQuestionProps) {
  const t = useTranslate()
  const notify = useNotify()
  const removing = useDeleteFolder()
  const confirm = () =>
    removing.mutate(folder.id, {
      onSuccess: () => {
        notify.success(t('library.folder.deleted', { name: folder.name }))
        onDeleted()
      },
      onError: notify.failure,
      onSettled: onClose,
    })
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('library.folder.delete')}
      question={t('library.folder.deleteQuestion', { name: folder.name })}
      consequence={t('library.folder.deleteConsequence')}
      confirmLabel={t('kit.action.delete')}
      isBusy={removing.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  )
}

type Question = { kind: 'add' | 'edit' | 'delete'; folder: LibraryFolder | null }

/** Where the list is, the folders there, and what can be done with the present one. */
export function FolderBar({ view: { search, setSearch, library, siteId } }: { view: LibraryView }) {
  const t = useTranslate()
  const can = useCan()
  const [question, setQuestion] = useState<Question | null>(null)
  const folders = library?.folders ?? []
  const path = pathOf(folders, search.folderId)
  const present = path.at(-1) ?? null
  const isUnsorted = search.folderId === null
  const below = isUnsorted ? [] : foldersIn(folders, present ? present.id : null)
  const items: MenuItem[] = [
    ...(can(libraryCodes.add)
      ? [{ id: 'add', label: t('library.folder.add'), onSelect: () => setQuestion({ kind: 'add', folder: present }) }]
      : []),
    ...(present && can(libraryCodes.edit)
      ? [
          {
            id: 'edit',
            label: t('library.folder.edit'),
            onSelect: () => setQuestion({ kind: 'edit', folder: present }),
          },
        ]
      : []),
    ...(present && can(libraryCodes.delete)
      ? [
          {
            id: 'delete',
            label: t('library.folder.delete'),
            onSelect: () => setQuestion({ kind: 'delete', folder: present }),
          },
        ]
      : []),
  ]
  const steps = [
    { id: 'all', label: t('library.folder.all'), onSelect: () => setSearch({ folderId: undefined }) },
    ...(isUnsorted ? [{ id: 'none', label: t('library.folder.none') }] : []),
    ...path.map(({ id, name }) => ({ id: String(id), label: name, onSelect: () => setSearch({ folderId: id }) })),
  ]
  const close = () => setQuestion(null)
  return (
    <div className="dw-library-folders">
      <div className="dw-library-row">
        <Breadcrumb label={t('library.folder.path')} items={steps} />
        {items.length > 0 && siteId !== null && <Menu label={t('library.folder.actions')} items={items} />}
      </div>
      <ul className="dw-library-row" aria-label={t('library.folder.list')}>
        {search.folderId === undefined && folders.length > 0 && (
          <li>
            <Button size="s" onClick={() => setSearch({ folderId: null })}>
              {t('library.folder.none')}
            </Button>
          </li>
        )}
        {below.map(({ id, name, fileCount }) => (
          <li key={id}>
            <Button size="s" onClick={() => setSearch({ folderId: id })}>
              {t('library.folder.withCount', { name, count: fileCount })}
            </Button>
          </li>
        ))}
      </ul>
      {question && question.kind !== 'delete' && siteId !== null && (
        <Suspense>
          <folderDialog.Part
            siteId={siteId}
            folders={folders}
            folder={question.kind === 'edit' ? question.folder : null}
            parentId={question.kind === 'add' ? (question.folder?.id ?? null) : (question.folder?.parentId ?? null)}
            onClose={close}
          />
        </Suspense>
      )}
      {question?.kind === 'delete' && question.folder && (
        <DeleteQuestion
          folder={question.folder}
          onDeleted={() => setSearch({ folderId: question.folder?.parentId ?? undefined })}
          onClose={close}
        />
      )}
    </div>
  )
}
