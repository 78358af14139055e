import type { PromotionGrade, PromotionPreview } from '@doorway/api-client'
import { Chip, DataTable, StatePanel, type ChipTone, type DataColumn } from '@doorway/ui'
import { useTranslate } from '../../../context/use-translate'
import type { Translate } from '../../../i18n/translate'

const tones: Record<PromotionGrade['outcome'], ChipTone> = {
  moved: 'accent',
  graduated: 'success',
  unknown: 'warning',
  added: 'neutral',
}

function columnsOf(t: Translate): DataColumn<PromotionGrade>[] {
  return [
    { id: 'name', header: t('schoolChanges.promotion.grade'), cell: ({ name }) => name },
    {
      id: 'outcome',
      header: t('schoolChanges.promotion.outcome'),
      width: 176,
      cell: ({ outcome, nextName }) => (
        <Chip tone={tones[outcome]}>
          {nextName === null
            ? t(`schoolChanges.promotion.outcomes.${outcome}`)
            : t('schoolChanges.promotion.outcomes.moved', { name: nextName })}
        </Chip>
      ),
    },
    {
      id: 'schools',
      header: t('schoolChanges.promotion.schools'),
      width: 96,
      align: 'end',
      cell: ({ schools }) => schools.toLocaleString(),
    },
    {
      id: 'classes',
      header: t('schoolChanges.promotion.classes'),
      width: 96,
      align: 'end',
      cell: ({ classes }) => classes.toLocaleString(),
    },
    {
      id: 'students',
      header: t('schoolChanges.promotion.students'),
      width: 104,
      align: 'end',
      cell: ({ students }) => students.toLocaleString(),
    },
  ]
}

const sumOf = (grades: readonly PromotionGrade[], outcome: PromotionGrade['outcome']) =>
  grades.filter((grade) => grade.outcome === outcome).reduce((sum, { students }) => sum + students, 0)

/** What a promotion would do, by grade. */
export function PromotionReview({ preview }: { preview: PromotionPreview }) {
  const t = useTranslate()
  const { schoolYear, schools, alreadyPromoted, grades } = preview
  if (schools === 0) {
    return (
      <StatePanel
        kind="empty"
        title={t('schoolChanges.promotion.nothing')}
        text={alreadyPromoted > 0 ? t('schoolChanges.promotion.already', { count: alreadyPromoted }) : undefined}
      />
    )
  }
  const hasUnknown = grades.some(({ outcome }) => outcome === 'unknown')
  return (
    <div className="dw-change-stack">
      <p>
        {t('schoolChanges.promotion.summary', {
          year: schoolYear,
          next: schoolYear + 1,
          schools,
          moved: sumOf(grades, 'moved'),
          graduated: sumOf(grades, 'graduated'),
        })}
      </p>
      {alreadyPromoted > 0 && <p>{t('schoolChanges.promotion.already', { count: alreadyPromoted })}</p>}
      {hasUnknown && <p>{t('schoolChanges.promotion.unknownHint')}</p>}
      <DataTable
        caption={t('schoolChanges.promotion.preview')}
        columns={columnsOf(t)}
        rows={grades}
        rowKey={({ name, outcome }) => `${outcome} ${name}`}
        rowLabel={({ name }) => name}
        density="compact"
      />
    </div>
  )
}
