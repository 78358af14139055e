import { renderAsync } from 'docx-preview'
import { useEffect, useRef, useState } from 'react'
import { isCompoundFile } from './old-office/compound-mark'
import type { ViewerProps } from './preview-dialog'
import { PreviewFailure } from './preview-failure'
import { fetchBytes } from './use-file'

// The library centres pages so that the left of a wide one cannot be scrolled to, on a grey of its own.
const OWN_STYLE =
  '.docx-wrapper { align-items: flex-start; padding: 16px; background: none } .docx-wrapper > section { margin-inline: auto }'
/** Below this many pixels a page takes the width of the window in place of its own. */
const PAGE_WIDTH = 860

/** Sheets go in as objects: the page's security policy allows no inline style element. */
function adopt(root: ShadowRoot, styles: HTMLElement) {
  const texts = [...styles.querySelectorAll('style')].map(({ textContent }) => textContent ?? '')
  root.adoptedStyleSheets = [...texts, OWN_STYLE].map((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    return sheet
  })
}

/** Word documents with their layout (docx-preview, Apache-2.0), apart from the page in a shadow root. */
export default function DocumentViewer({ url }: ViewerProps) {
  const box = useRef<HTMLDivElement>(null)
  const [failure, setFailure] = useState<Error>()
  useEffect(() => {
    const stop = new AbortController()
    const show = async () => {
      const bytes = await fetchBytes(url, stop.signal)
      if (isCompoundFile(bytes)) throw new PreviewFailure('protected')
      const [body, styles] = [document.createElement('div'), document.createElement('div')]
      await renderAsync(bytes, body, styles, {
        inWrapper: true,
        renderHeaders: false,
        ignoreFonts: true,
        ignoreWidth: innerWidth < PAGE_WIDTH,
        ignoreHeight: innerWidth < PAGE_WIDTH,
      })
      if (stop.signal.aborted || !box.current) return
      const root = box.current.shadowRoot ?? box.current.attachShadow({ mode: 'open' })
      adopt(root, styles)
      root.replaceChildren(body)
    }
    show().catch((error: unknown) => {
      if (!stop.signal.aborted) setFailure(error instanceof Error ? error : new Error('unreadable'))
    })
    return () => stop.abort()
  }, [url])
  if (failure) throw failure
  return <div ref={box} className="dw-document" />
}
