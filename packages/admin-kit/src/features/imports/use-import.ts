import type { Download, ImportJob, ImportKind, ImportMode } from '@doorway/api-client'
import { isAbort } from '@doorway/api-client'
import { useEffect, useRef, useState } from 'react'
import { saveDownload } from '../../browser/browser-actions'
import { useLatest } from '../../context/use-latest'
import { useNotify } from '../../mutations/use-notify'
import { useTranslate } from '../../context/use-translate'
import {
  isAtWork,
  useCancelImport,
  useCheckFile,
  useImportJob,
  useCommitImport,
  useUndoImport,
} from './imports.queries'

/** Bytes of a file, at most; the server refuses larger ones as well. */
const MAX_BYTES = 20 * 1024 * 1024

/** One import, from the choice of a file to its undoing. Calls `handleChanged` when rows were stored or reverted. */
export function useImport(kind: ImportKind, handleChanged: () => void) {
  const t = useTranslate()
  const notify = useNotify()
  const [mode, setMode] = useState<ImportMode>('skip')
  const [id, setId] = useState<string | null>(null)
  const [fault, setFault] = useState<string>()
  const sending = useRef<AbortController | null>(null)
  const check = useCheckFile(kind)
  const commit = useCommitImport()
  const undo = useUndoImport()
  const { job, loadTemplate, loadFaults } = useImportJob(kind, id)
  const cancelling = useCancelImport()
  // A large import ends in the background; the owner of the rows is notified then.
  const done = job?.state
  const changed = useLatest(handleChanged)
  useEffect(() => {
    if (done === 'committed' || done === 'undone') changed.current()
  }, [done, changed])
  useEffect(() => () => sending.current?.abort(), [])

  const choose = ([file]: File[]) => {
    if (!file) return
    if (!/\.(xlsx|csv)$/i.test(file.name)) return setFault(t('imports.wrongType'))
    if (file.size > MAX_BYTES) return setFault(t('imports.tooLarge'))
    setFault(undefined)
    sending.current = new AbortController()
    check.mutate(
      { file, mode, signal: sending.current.signal },
      { onSuccess: (checked) => setId(checked.id), onError: (error) => !isAbort(error) && notify.failure(error) },
    )
  }
  const cancel = () => {
    sending.current?.abort()
    if (job?.taskId && isAtWork(job)) cancelling.mutate(job.taskId, { onError: notify.failure })
  }
  const save = (load: () => Promise<Download>) => {
    const run = async () => saveDownload(await load())
    run().catch(notify.failure)
  }
  return {
    job,
    mode,
    setMode,
    /** Entries that exist are skipped; other rows may be updated instead. */
    canUpdate: kind !== 'entry',
    fault,
    choose,
    cancel,
    isSending: check.isPending,
    isChanging: commit.isPending || undo.isPending,
    downloadTemplate: () => save(loadTemplate),
    downloadFaults: (of: ImportJob) => save(() => loadFaults(of)),
    commit: (of: ImportJob, rows: 'all' | 'validOnly') => commit.mutate({ job: of, rows }, { onError: notify.failure }),
    undo: (of: ImportJob) =>
      undo.mutate(of, {
        onSuccess: ({ removed, restored, retained }) => {
          const counts = { removed, restored, retained: retained.length }
          if (retained.length > 0) notify.warning(t('imports.undonePartly', counts))
          else notify.success(t('imports.undone', counts))
        },
        onError: notify.failure,
      }),
    restart: () => {
      setId(null)
      setFault(undefined)
    },
  }
}

/** What the wizard's steps work with. */
export type ImportWork = ReturnType<typeof useImport>
