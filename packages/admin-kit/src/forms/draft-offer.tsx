import { Button } from '@doorway/ui'
import type { KeptDraft } from './use-draft'
import { useTranslate } from '../context/use-translate'

export interface DraftOfferProps {
  /** What was kept when the sign-in expired; nothing is drawn without it. */
  kept: KeptDraft | null
  onRestore: () => void
  onDiscard: () => void
}

/** Offers entries that were kept when the sign-in expired. */
export function DraftOffer({ kept, onRestore, onDiscard }: DraftOfferProps) {
  const t = useTranslate()
  if (!kept) return null
  return (
    <output className="dw-kit-draft">
      <span>{t('kit.draft.offer', { time: kept.at })}</span>
      <Button size="s" onClick={onRestore}>
        {t('kit.draft.restore')}
      </Button>
      <Button size="s" variant="quiet" onClick={onDiscard}>
        {t('kit.draft.discard')}
      </Button>
    </output>
  )
}
