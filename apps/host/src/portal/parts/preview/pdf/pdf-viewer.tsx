import { useCallback, useState } from 'react'
import './promise-resolvers'
import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { ViewerProps } from '../preview-dialog'
// oxlint-disable-next-line import/default -- Vite makes the address of the worker its default export
import workerUrl from './pdf-worker?worker&url'

// The legacy build runs in Chromium 109 as well.
GlobalWorkerOptions.workerSrc = workerUrl
const MAX_PAGES = 60
const WIDTH = 900

async function renderPage(document: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement) {
  const page = await document.getPage(number)
  const natural = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: (WIDTH / natural.width) * Math.min(2, devicePixelRatio) })
  canvas.width = viewport.width
  canvas.height = viewport.height
  await page.render({ canvas, viewport }).promise
}

/** PDF, one page below the other (pdf.js, Apache-2.0). Very long ones show their first pages. */
export default function PdfViewer({ url, name }: ViewerProps) {
  const [failure, setFailure] = useState<Error>()
  const renderPages = useCallback(
    (box: HTMLDivElement) => {
      const task = getDocument({ url })
      const stop = { isOver: false }
      const show = async () => {
        const document = await task.promise
        for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES) && !stop.isOver; number += 1) {
          const canvas = globalThis.document.createElement('canvas')
          canvas.setAttribute('role', 'img')
          canvas.setAttribute('aria-label', `${name} ${number} / ${document.numPages}`)
          box.append(canvas)
          await renderPage(document, number, canvas)
        }
      }
      show().catch(
        (error: unknown) => !stop.isOver && setFailure(error instanceof Error ? error : new Error('unreadable')),
      )
      return () => {
        stop.isOver = true
        box.replaceChildren()
        void task.destroy()
      }
    },
    [url, name],
  )
  if (failure) throw failure
  return <div ref={renderPages} className="dw-pdf" />
}
