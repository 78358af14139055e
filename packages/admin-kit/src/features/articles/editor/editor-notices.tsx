import { Button } from '@doorway/ui'
import { DraftOffer } from '../../../forms/draft-offer'
import { useNotify } from '../../../mutations/use-notify'
import { useTranslate } from '../../../context/use-translate'
import type { ArticleEditing } from './use-article-editing'

/** What stands between the person and the text: someone else's lock, a newer version, a copy in the browser. */
export function EditorNotices({ editing }: { editing: ArticleEditing }) {
  const t = useTranslate()
  const notify = useNotify()
  const run = (call: () => Promise<void>) => () => void call().catch(notify.failure)
  const { lock, status, isInReview, copy, mayEdit } = editing
  return (
    <>
      {mayEdit && !isInReview && lock.other === null && (
        <DraftOffer stored={copy.offer} onRestore={editing.restoreCopy} onDiscard={editing.discardCopy} />
      )}
      {isInReview && <output className="dw-editing-notice">{t('articles.notice.inReview')}</output>}
      {lock.other && (
        <div className="dw-editing-notice" role="alert">
          {t('articles.notice.locked', { name: lock.other.userName, until: lock.other.until })}
          <Button size="s" onClick={run(editing.takeOver)}>
            {t('articles.notice.takeOver')}
          </Button>
        </div>
      )}
      {status.kind === 'conflict' && (
        <div className="dw-editing-notice" role="alert">
          {t('articles.notice.conflict')}
          <Button size="s" onClick={run(editing.overwrite)}>
            {t('articles.notice.saveMine')}
          </Button>
          <Button size="s" onClick={run(editing.reload)}>
            {t('articles.notice.loadTheirs')}
          </Button>
        </div>
      )}
    </>
  )
}
