import { dictionaryTypes } from '@doorway/api-client/rules'
import { PageHeader, Skeleton, Tabs } from '@doorway/ui'
import { Suspense } from 'react'
import { useTranslate } from '../../context/use-translate'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { useCodesPending, usePermission } from '../../session/use-session'
import { dictionaryCodes } from './dictionaries.codes'
import { DictionaryTexts } from './dictionary-texts'
import { EntryList } from './entry-list'
import { promotionButton } from '../organizations'
import { SystemDictionaries } from './system-dictionaries'

export type DictionaryManagerProps = ScreenProps

const { grade } = dictionaryTypes

/** The grades, and the promotion that follows their settings. */
function Grades() {
  const canEdit = usePermission(dictionaryCodes.editGrades)
  const canPromote = usePermission(dictionaryCodes.promote)
  const promote = canPromote && (
    <Suspense>
      <promotionButton.Part />
    </Suspense>
  )
  return <EntryList type={grade} types={[grade]} canEdit={canEdit} actions={promote} />
}

function DictionaryTabs() {
  const t = useTranslate()
  const isPending = useCodesPending()
  if (isPending) return <Skeleton width="full" />
  return (
    <Tabs
      label={t('dictionaries.title')}
      tabs={[
        { id: 'system', label: t('dictionaries.system'), content: <SystemDictionaries /> },
        {
          id: 'grades',
          label: t('dictionaries.grades'),
          content: <Grades />,
        },
      ]}
    />
  )
}

/** 字典管理: types and their entries, and the grades with graduation and promotion (domain 1.5). */
export function DictionaryManager({ handle }: DictionaryManagerProps) {
  const t = useTranslate()
  return (
    <Widget part="dictionary-manager" handle={handle}>
      <div className="dw-dictionary-screen">
        <PageHeader title={t('dictionaries.title')} />
        <Suspense fallback={<Skeleton width="full" />}>
          <DictionaryTexts>
            <DictionaryTabs />
          </DictionaryTexts>
        </Suspense>
      </div>
    </Widget>
  )
}
