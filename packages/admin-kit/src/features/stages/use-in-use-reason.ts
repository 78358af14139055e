import type { Stage, Subject } from '@doorway/api-client'
import { useTranslate } from '../../context/use-translate'
import { useListText } from '../../context/use-list-text'

/** Why a stage cannot be deleted: what uses it, in words; undefined when it can. */
export function useStageReason({ usedBy = [] }: Stage): string | undefined {
  const t = useTranslate()
  const listText = useListText()
  if (usedBy.length === 0) return undefined
  return t('stages.inUse', { uses: listText(usedBy.map((use) => t(`stages.uses.${use}`))) })
}

/** Why a subject cannot be deleted; undefined when it can. */
export function useSubjectReason() {
  const t = useTranslate()
  return ({ usedBy = [] }: Subject) => (usedBy.length === 0 ? undefined : t('stages.subjectInUse'))
}
