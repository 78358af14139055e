import { Chip, type ChipTone } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import type { Run } from './result-types'

const tones: Record<Run['state'], ChipTone> = {
  computed: 'warning',
  confirmed: 'accent',
  publicity: 'accent',
  published: 'success',
  void: 'neutral',
}

/** The state of a run. */
export function RunState({ state }: Pick<Run, 'state'>) {
  const t = useTranslate()
  return <Chip tone={tones[state]}>{t(`results.state.${state}`)}</Chip>
}
