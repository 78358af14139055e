import hljs from 'highlight.js/lib/core'
import css from 'highlight.js/lib/languages/css'
import java from 'highlight.js/lib/languages/java'
import javascript from 'highlight.js/lib/languages/javascript'
import php from 'highlight.js/lib/languages/php'
import python from 'highlight.js/lib/languages/python'
import { useMemo } from 'react'
import type { ViewerProps } from './preview-dialog'
import { useFile } from './use-file'

const languages = { css, java, js: javascript, php, py: python }
for (const [name, language] of Object.entries(languages)) hljs.registerLanguage(name, language)

/** Characters beyond which code is not coloured, since that would stop the page for a second. */
const MAX_COLOURED = 100_000

/** Text, and code with its words coloured (highlight.js, BSD). */
export default function TextViewer({ url, ext }: ViewerProps) {
  const text = useFile(url, 'text')
  const html = useMemo(
    () =>
      text !== undefined && text.length < MAX_COLOURED && ext in languages
        ? hljs.highlight(text, { language: ext }).value
        : undefined,
    [text, ext],
  )
  // oxlint-disable-next-line react/no-danger -- highlight.js escapes the text that it colours
  if (html !== undefined) return <pre className="dw-code" dangerouslySetInnerHTML={{ __html: html }} />
  return <pre className="dw-code">{text}</pre>
}
