import { copyText, useNotify } from '@doorway/admin-kit'
import { Button } from '@doorway/ui'
import type { PlaygroundStrings } from './strings/load-playground-strings'

export interface SnippetLinesProps {
  /** Name of the way, for readers who cannot see the tab above. */
  kind: string
  text: string
  words: PlaygroundStrings
}

/** The lines of one way, to read and to take along. */
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
