import { Button } from '@doorway/ui'
import type { StoredDraft } from './use-draft'
import { useTranslate } from '../context/use-translate'

export interface DraftOfferProps {
  /** What was stored when the sign-in expired; nothing is rendered without it. */
  stored: StoredDraft | null
  onRestore: () => void
  onDiscard: () => void
}

/** Offers entries that were stored when the sign-in expired. */
export function DraftOffer({ stored, onRestore, onDiscard }: DraftOfferProps) {
  const t = useTranslate()
  if (!stored) return null
  return (
    <output className="dw-kit-draft">
      <span>{t('kit.draft.offer', { time: stored.at })}</span>
      <Button size="s" onClick={onRestore}>
        {t('kit.draft.restore')}
      </Button>
      <Button size="s" variant="quiet" onClick={onDiscard}>
        {t('kit.draft.discard')}
      </Button>
    </output>
  )
}
