import { useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { isSilent } from '../../context/use-events'
import { useNotify } from '../../mutations/use-notify'
import type { LibraryChange, LibraryFile } from './library-types'
import { useChangeFiles } from './library.queries'

/** What is done to files in the list. */
export interface FileCommands {
  /** What a dialog is open for. */
  question: { kind: 'move' | 'delete'; files: readonly LibraryFile[] } | null
  open: (question: FileCommands['question']) => void
  /** Moves files; the message offers to move them back where they have one folder in common. */
  move: (files: readonly LibraryFile[], folderId: number | null) => void
  remove: (files: readonly LibraryFile[]) => void
  isRunning: boolean
}

const idsOf = (files: readonly LibraryFile[]) => files.map(({ id }) => id)

/** Changes of files with a message and, for moves, a way to undo them. */
export function useFileCommands(onDone: () => void): FileCommands {
  const t = useTranslate()
  const notify = useNotify()
  const changing = useChangeFiles()
  const [question, open] = useState<FileCommands['question']>(null)
  const run = (change: LibraryChange, done: (changed: readonly string[]) => void) =>
    changing.mutate(change, {
      onSuccess: ({ changed, failed }) => {
        if (changed.length > 0) done(changed)
        const [first] = failed
        if (first) notify.refusal(t('library.notChanged', { count: failed.length, reason: first.msg }))
        onDone()
      },
      onError: (error) => {
        if (!isSilent(error)) notify.failure(error)
      },
      onSettled: () => open(null),
    })
  const textOf = (kind: 'moved' | 'deleted', files: readonly LibraryFile[], count: number) => {
    const [first] = files
    return count === 1 && files.length === 1 && first
      ? t(`library.${kind}.one`, { name: first.name })
      : t(`library.${kind}.many`, { count })
  }
  const move = (files: readonly LibraryFile[], folderId: number | null) => {
    const [first] = files
    const isOneFolder = first !== undefined && files.every((file) => file.folderId === first.folderId)
    run({ ids: idsOf(files), action: 'move', folderId }, (changed) => {
      const text = textOf('moved', files, changed.length)
      if (!isOneFolder) return notify.success(text)
      const back = () => run({ ids: [...changed], action: 'move', folderId: first.folderId }, () => undefined)
      return notify.undoable(text, back)
    })
  }
  const remove = (files: readonly LibraryFile[]) =>
    run({ ids: idsOf(files), action: 'delete' }, (changed) => notify.success(textOf('deleted', files, changed.length)))
  return { question, open, move, remove, isRunning: changing.isPending }
}
