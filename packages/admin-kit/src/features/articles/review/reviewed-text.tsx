import { Button, Dialog, Field, TextField } from '@doorway/ui'
import { useRef, useState } from 'react'
import { useTranslate } from '../../../context/use-translate'
import type { Article } from '../article-types'
import { kindFormOf, kindLines } from '../editor/kind-values'

const MAX_QUOTE = 200

export interface ReviewedTextProps {
  article: Article
  /** Absent where the person may not decide. */
  onMark: ((mark: { quote: string; note: string }) => void) | undefined
}

/** The selected words inside an element, in the page or in a shadow root. */
function selectedIn(element: HTMLElement): string | null {
  const selection = element.ownerDocument.getSelection()
  if (!selection || selection.isCollapsed || !selection.anchorNode) return null
  if (!element.contains(selection.anchorNode)) return null
  return selection.toString().trim().split('\n')[0]?.slice(0, MAX_QUOTE) ?? null
}

/** The members of the article's kind as they will go live. */
function KindDetails({ article }: { article: Article }) {
  const t = useTranslate()
  return (
    <dl className="dw-editing-card">
      {kindLines(t, kindFormOf(article)).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The text as visitors will read it. Selected words can be marked with a note for the writer. */
export function ReviewedText({ article, onMark }: ReviewedTextProps) {
  const t = useTranslate()
  const text = useRef<HTMLDivElement>(null)
  const [quote, setQuote] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const [hint, setHint] = useState(false)
  const begin = () => {
    const selected = text.current && selectedIn(text.current)
    setHint(!selected)
    setQuote(selected || null)
  }
  const apply = () => {
    if (quote) onMark?.({ quote, note: note.trim() })
    setQuote(null)
    setNote('')
  }
  return (
    <>
      {onMark && (
        <div className="dw-editing-tools">
          <Button size="s" onPointerDown={(event) => event.preventDefault()} onClick={begin}>
            {t('articles.review.mark')}
          </Button>
          <output>{hint && t('articles.review.markHint')}</output>
        </div>
      )}
      {article.docType !== 'article' && <KindDetails article={article} />}
      {article.summary && <p>{article.summary}</p>}
      {/* oxlint-disable-next-line react/no-danger -- the server sanitises each text when it is saved and again before it is sent */}
      <div ref={text} className="dw-editing-body" dangerouslySetInnerHTML={{ __html: article.bodyHtml }} />
      {quote !== null && (
        <Dialog
          isOpen
          size="s"
          title={t('articles.review.mark')}
          description={quote}
          onClose={() => setQuote(null)}
          footer={
            <>
              <Button variant="primary" onClick={apply}>
                {t('articles.review.mark')}
              </Button>
              <Button onClick={() => setQuote(null)}>{t('articles.action.cancel')}</Button>
            </>
          }
        >
          <Field label={t('articles.review.note')}>
            <TextField maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
          </Field>
        </Dialog>
      )}
    </>
  )
}
