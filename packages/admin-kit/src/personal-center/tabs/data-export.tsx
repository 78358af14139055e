import type { Task } from '@doorway/api-client'
import type { Schema } from '@doorway/api-client/types'
import { ChangeButton } from '../controls'
import { useNotify } from '../../mutations/use-notify'
import { Button, Chip } from '@doorway/ui'
import { useEffect, useState } from 'react'
import { saveDownload } from '../../browser/browser-actions'
import { PasswordPrompt } from './password-prompt'
import { useExportData, usePersonalFiles } from '../personal-center.queries'
import { usePersonalText } from '../personal-center-texts'
import { usePersonalParts } from '../personal-center-parts'

const POLL_MS = 1500

const isPending = ({ state }: Task) => state === 'queued' || state === 'running'

/** Loads the page's data again while an export is running. */
function usePolling(exports: readonly Task[]) {
  const { reload } = usePersonalParts()
  const isRunning = exports.some(isPending)
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => void reload(), POLL_MS)
    return () => clearInterval(timer)
  }, [isRunning, reload])
}

export interface DataExportProps {
  exports: readonly Task[]
  /** The child whose data is exported; null for one's own. */
  child: Schema<'OwnChild'> | null
}

/** 导出数据: starts an export, and lists the latest ones with their files. */
export function DataExport({ exports, child }: DataExportProps) {
  const text = usePersonalText()
  const notify = useNotify()
  const exportData = useExportData()
  const { loadExport } = usePersonalFiles()
  const { reload } = usePersonalParts()
  const [isPrompting, setPrompting] = useState(false)
  usePolling(exports)
  const title = child ? text('exportTitleFor', { name: child.name }) : text('exportTitle')
  const start = async (password: string) => {
    await exportData({ password, childId: child?.userId })
    await reload()
  }
  const download = (id: string) => loadExport(id).then(saveDownload, notify.failure)
  return (
    <section className="dw-me-section" aria-labelledby="me-export">
      <h2 id="me-export">{title}</h2>
      <p className="dw-me-note">{text('exportHint')}</p>
      <ul className="dw-me-cards">
        {exports.map((task) => (
          <li key={task.id} className="dw-me-card">
            <span className="dw-me-name">{task.fileName ?? text('exportOf', { time: task.createdAt })}</span>
            <Chip tone={task.state === 'done' ? 'success' : task.state === 'failed' ? 'danger' : 'neutral'}>
              {text(`exportStates.${task.state}`)}
            </Chip>
            {task.expiresAt !== null && task.state === 'done' && (
              <span className="dw-me-note">{text('expiresAt', { time: task.expiresAt })}</span>
            )}
            {task.state === 'done' && (
              <Button aria-label={text('downloadOf', { time: task.createdAt })} onClick={() => void download(task.id)}>
                {text('download')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p>
        <ChangeButton disabled={exports.some(isPending)} onClick={() => setPrompting(true)}>
          {text('exportStart')}
        </ChangeButton>
      </p>
      {isPrompting && (
        <PasswordPrompt
          title={title}
          text={text('exportPrompt')}
          confirmLabel={text('exportStart')}
          onConfirm={start}
          onClose={() => setPrompting(false)}
        />
      )}
    </section>
  )
}
