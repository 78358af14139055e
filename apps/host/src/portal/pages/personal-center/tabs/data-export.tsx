import type { Task } from '@doorway/api-client'
import { personalEndpoints, taskEndpoints } from '@doorway/api-client/endpoints'
import type { Schema } from '@doorway/api-client/types'
import { useNotify } from '@doorway/admin-kit'
import { Button, Chip } from '@doorway/ui'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { saveFile } from '../../../parts/files/save-file'
import { pageClient } from '../../../parts/upload-queue/queue/browser-queue'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../personal-center.route'
import { PasswordPrompt } from './password-prompt'

const POLL_MS = 1500

const isPending = ({ state }: Task) => state === 'queued' || state === 'running'

/** Loads the page's data again while an export is running. */
function usePolling(exports: readonly Task[]) {
  const { revalidate } = useRevalidator()
  const isRunning = exports.some(isPending)
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => void revalidate(), POLL_MS)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])
}

export interface DataExportProps {
  exports: readonly Task[]
  /** The child whose data is exported; null for one's own. */
  child: Schema<'OwnChild'> | null
}

/** 导出数据: starts an export, and lists the latest ones with their files. */
export function DataExport({ exports, child }: DataExportProps) {
  const words = usePageStrings(route)
  const notify = useNotify()
  const { revalidate } = useRevalidator()
  const [isPrompting, setPrompting] = useState(false)
  usePolling(exports)
  const title = child ? words.exportTitleFor(child.name) : words.exportTitle
  const start = async (password: string) => {
    await pageClient().endpoints(personalEndpoints).exportData(password, undefined, child?.userId)
    await revalidate()
  }
  const download = (id: string) => pageClient().endpoints(taskEndpoints).download(id).then(saveFile, notify.failure)
  return (
    <section className="dw-me-section" aria-labelledby="me-export">
      <h2 id="me-export">{title}</h2>
      <p className="dw-me-note">{words.exportHint}</p>
      <ul className="dw-me-cards">
        {exports.map((task) => (
          <li key={task.id} className="dw-me-card">
            <span className="dw-me-name">{task.fileName ?? words.exportOf(task.createdAt)}</span>
            <Chip tone={task.state === 'done' ? 'success' : task.state === 'failed' ? 'danger' : 'neutral'}>
              {words.exportStates[task.state]}
            </Chip>
            {task.expiresAt !== null && task.state === 'done' && (
              <span className="dw-me-note">{words.expiresAt(task.expiresAt)}</span>
            )}
            {task.state === 'done' && (
              <Button aria-label={words.downloadOf(task.createdAt)} onClick={() => void download(task.id)}>
                {words.download}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p>
        <Button disabled={exports.some(isPending)} onClick={() => setPrompting(true)}>
          {words.exportStart}
        </Button>
      </p>
      {isPrompting && (
        <PasswordPrompt
          title={title}
          text={words.exportPrompt}
          confirmLabel={words.exportStart}
          onConfirm={start}
          onClose={() => setPrompting(false)}
        />
      )}
    </section>
  )
}
