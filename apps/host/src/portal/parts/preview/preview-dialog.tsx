import { createElement, lazy, Suspense } from 'react'
import { usePreferences } from '../../../preferences/preferences-context'
import { DownloadCard, type DownloadCardProps } from './download-card'
import { PreviewBoundary } from './preview-boundary'
import { previewKind } from './preview-kind'
import './preview.css'

/** Props of every viewer. */
export interface ViewerProps {
  url: string
  name: string
  ext: string
}

const viewers = {
  image: lazy(() => import('./image-viewer')),
  pdf: lazy(() => import('./pdf/pdf-viewer')),
  text: lazy(() => import('./text-viewer')),
  markdown: lazy(() => import('./markdown-viewer')),
  audio: lazy(() => import('./media-viewer')),
  video: lazy(() => import('./media-viewer')),
  flv: lazy(() => import('./flv-viewer')),
  document: lazy(() => import('./document-viewer')),
  words: lazy(() => import('./word-viewer')),
  workbook: lazy(() => import('./workbook-viewer')),
  slides: lazy(() => import('./slides-viewer')),
  archive: lazy(() => import('./archive-viewer')),
}

export interface PreviewDialogProps {
  file: DownloadCardProps['file']
  onClose: () => void
}

/** Opens a dialog when it is mounted, and closes it when it is unmounted. */
function openDialog(dialog: HTMLDialogElement) {
  dialog.showModal()
  return () => dialog.close()
}

/** Shows a file over the page. The viewer of each kind of file is loaded when it is first opened. */
export default function PreviewDialog({ file, onClose }: PreviewDialogProps) {
  const { t } = usePreferences()
  const kind = previewKind(file.ext)
  return (
    <dialog ref={openDialog} className="dw-preview" aria-label={file.name} onClose={onClose}>
      <header className="dw-preview-head">
        <h2>{file.name}</h2>
        <button type="button" onClick={onClose}>
          {t.content.files.close}
        </button>
      </header>
      <div className="dw-preview-body" data-kind={kind}>
        {kind && file.url !== null ? (
          <PreviewBoundary file={file}>
            <Suspense fallback={<p className="dw-preview-note">{t.content.files.loading}</p>}>
              {createElement(viewers[kind], { url: file.url, name: file.name, ext: file.ext })}
            </Suspense>
          </PreviewBoundary>
        ) : (
          <DownloadCard file={file} reason="failed" />
        )}
      </div>
    </dialog>
  )
}
