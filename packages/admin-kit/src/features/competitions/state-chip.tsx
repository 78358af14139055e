import { Chip, type ChipTone } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import type { Competition } from './competition-types'

const tones: Record<Competition['state'], ChipTone> = {
  draft: 'neutral',
  announced: 'success',
  result_published: 'accent',
  archived: 'neutral',
  cancelled: 'danger',
}

/** The state of a competition. */
export function StateChip({ state }: { state: Competition['state'] }) {
  const t = useTranslate()
  return <Chip tone={tones[state]}>{t(`competitions.state.${state}`)}</Chip>
}
