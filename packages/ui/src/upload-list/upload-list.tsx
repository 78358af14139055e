import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { IconButton } from '../button/button'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icon-shapes'
import { ProgressBar } from '../progress-bar/progress-bar'
import { useUi } from '../context/ui-context'
import type { UiTexts } from '../context/ui-texts'

export type UploadState = 'waiting' | 'sending' | 'paused' | 'failed' | 'done'

export interface Upload {
  id: string
  name: string
  /** Bytes. */
  size: number
  /** Bytes that the server has; after a pause or a break it goes on from here. */
  sent: number
  state: UploadState
  /** Why it failed, in the reader's language. */
  error?: string
}

export interface UploadListProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children' | 'onPause'> {
  label: string
  uploads: readonly Upload[]
  /** Absent: nothing can be paused. */
  onPause?: (upload: Upload) => void
  onResume?: (upload: Upload) => void
  /** After a failure; it goes on where it broke off. */
  onRetry?: (upload: Upload) => void
  /** Removes the file from the list, and cancels it on the server while it is uploading. */
  onRemove?: (upload: Upload) => void
}

const icons: Record<UploadState, IconName> = {
  waiting: 'attachment',
  sending: 'upload',
  paused: 'pause',
  failed: 'error',
  done: 'success',
}

/** 1,024 bytes are a KB, as file managers count. */
function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${kilobytes.toFixed(0)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}

function stateText(upload: Upload, texts: UiTexts): string {
  if (upload.state === 'failed') return upload.error ?? texts.loadFailed
  const words = { waiting: texts.waiting, paused: texts.paused, done: texts.uploaded, sending: '' }[upload.state]
  return [words, `${sizeText(upload.sent)} / ${sizeText(upload.size)}`].filter(Boolean).join(' · ')
}

/** Files on their way to the server: how far each has come, and the ways to hold it, go on, try again and give it up. */
export const UploadList = forwardRef<HTMLUListElement, UploadListProps>(function UploadList(
  { label, uploads, onPause, onResume, onRetry, onRemove, className, ...rest },
  ref,
) {
  const { texts } = useUi()
  const next = (upload: Upload) => {
    if (upload.state === 'sending') return { icon: 'pause', name: texts.pause, act: onPause } as const
    if (upload.state === 'paused') return { icon: 'play', name: texts.resume, act: onResume } as const
    return upload.state === 'failed' ? ({ icon: 'refresh', name: texts.retryUpload, act: onRetry } as const) : null
  }
  return (
    <ul {...rest} ref={ref} aria-label={label} className={className ? `dw-uploads ${className}` : 'dw-uploads'}>
      {uploads.map((upload) => {
        const step = next(upload)
        return (
          <li key={upload.id} className="dw-upload" data-state={upload.state}>
            <Icon name={icons[upload.state]} />
            <div className="dw-upload-words">
              <ProgressBar
                label={upload.name}
                value={upload.sent}
                max={upload.size}
                valueText={stateText(upload, texts)}
              />
            </div>
            {step?.act && (
              <IconButton size="s" icon={step.icon} label={step.name(upload.name)} onClick={() => step.act?.(upload)} />
            )}
            {onRemove && (
              <IconButton size="s" icon="close" label={texts.remove(upload.name)} onClick={() => onRemove(upload)} />
            )}
          </li>
        )
      })}
    </ul>
  )
})
