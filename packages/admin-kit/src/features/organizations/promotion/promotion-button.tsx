import { Button } from '@doorway/ui'
import { Suspense, useState } from 'react'
import { useTranslate } from '../../../context/use-translate'
import { promotionWizard } from '../lazy-parts'
import { SchoolChangeTexts } from '../school-change-texts'

function OpenButton() {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('schoolChanges.promotion.title')}</Button>
      {isOpen && (
        <Suspense>
          <promotionWizard.Part onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** 学年升级: opens the wizard. For those with the code `school:promote`. */
export function PromotionButton() {
  return (
    <Suspense>
      <SchoolChangeTexts fallback={null}>
        <OpenButton />
      </SchoolChangeTexts>
    </Suspense>
  )
}
