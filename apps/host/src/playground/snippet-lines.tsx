import { copyText, useNotify } from '@doorway/admin-kit'
import { Button } from '@doorway/ui'
import type { PlaygroundStrings } from './strings/load-playground-strings'

export interface SnippetLinesProps {
  /** Name of the kind of snippet, for screen readers. */
  kind: string
  text: string
  words: PlaygroundStrings
}

/** One code snippet with a copy button. */
export function SnippetLines({ kind, text, words }: SnippetLinesProps) {
  const notify = useNotify()
  const handleCopy = async () => {
    if (await copyText(text)) notify.success(words.copied)
    else notify.warning(words.copyFailed)
  }
  return (
    <div className="dw-playground-snippet">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it */}
      <pre tabIndex={0} role="region" aria-label={words.lines(kind)}>
        {text}
      </pre>
      <Button icon="copy" onClick={() => void handleCopy()}>
        {words.copy}
      </Button>
    </div>
  )
}
