import { Button } from '@doorway/ui'
import { useTranslate } from '../../../context/use-translate'
import { useNotify } from '../../../mutations/use-notify'
import type { Article } from '../article-types'
import { useWithdrawArticle } from '../articles.queries'

export interface WithdrawButtonProps {
  article: Article
  /** The article is a draft again. */
  onWithdrawn: (article: Article) => void
}

/** Makes a submission a draft again, as long as no reviewer has decided. */
export function WithdrawButton({ article, onWithdrawn }: WithdrawButtonProps) {
  const t = useTranslate()
  const notify = useNotify()
  const withdrawing = useWithdrawArticle()
  const withdraw = () =>
    withdrawing.mutate(article, {
      onSuccess: (draft) => {
        onWithdrawn(draft)
        notify.success(t('articles.done.withdraw', { title: draft.title }))
      },
      onError: notify.failure,
    })
  return (
    <Button isBusy={withdrawing.isPending} onClick={withdraw}>
      {t('articles.action.withdraw')}
    </Button>
  )
}
