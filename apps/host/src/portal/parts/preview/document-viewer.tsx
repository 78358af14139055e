import { renderAsync } from 'docx-preview'
import { useCallback, useState } from 'react'
import type { ViewerProps } from './preview-dialog'
import { fetchAndRead } from './use-file'

// Overrides of the library: its centred pages cannot be scrolled to the left edge, and it has its own grey.
const OWN_STYLE =
  '.docx-wrapper { align-items: flex-start; padding: 16px; background: none } .docx-wrapper > section { margin-inline: auto }'
/** In windows narrower than this, in pixels, a page takes the window's width. */
const PAGE_WIDTH = 860

/** Adds the styles as constructed style sheets, since the content security policy allows no inline style element. */
function adopt(root: ShadowRoot, styles: HTMLElement) {
  const texts = [...styles.querySelectorAll('style')].map(({ textContent }) => textContent)
  root.adoptedStyleSheets = [...texts, OWN_STYLE].map((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    return sheet
  })
}

/** Word documents with their layout (docx-preview, Apache-2.0), apart from the page in a shadow root. */
export default function DocumentViewer({ url }: ViewerProps) {
  const [failure, setFailure] = useState<Error>()
  const renderDocument = useCallback(
    (box: HTMLDivElement) => {
      const stop = new AbortController()
      const show = async () => {
        const bytes = await fetchAndRead(url, 'docx', stop.signal)
        const [body, styles] = [document.createElement('div'), document.createElement('div')]
        await renderAsync(bytes, body, styles, {
          inWrapper: true,
          renderHeaders: false,
          ignoreFonts: true,
          ignoreWidth: innerWidth < PAGE_WIDTH,
          ignoreHeight: innerWidth < PAGE_WIDTH,
        })
        if (stop.signal.aborted) return
        const root = box.shadowRoot ?? box.attachShadow({ mode: 'open' })
        adopt(root, styles)
        root.replaceChildren(body)
      }
      show().catch((error: unknown) => {
        if (!stop.signal.aborted) setFailure(error instanceof Error ? error : new Error('unreadable'))
      })
      return () => stop.abort()
    },
    [url],
  )
  if (failure) throw failure
  return <div ref={renderDocument} className="dw-document" />
}
