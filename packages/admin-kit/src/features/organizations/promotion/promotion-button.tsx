import { Button } from '@doorway/ui'
import { Suspense, useState } from 'react'
import { useTranslate } from '../../../context/use-translate'
import { lazyPart } from '../../../loading/lazy-part'
import { SchoolChangeTexts } from '../school-change-texts'

/** 学年升级. */
const promotionWizard = lazyPart(async () => (await import('./promotion-wizard')).PromotionWizard)

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
