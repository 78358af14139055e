import { useContext, type ReactNode } from 'react'
import { DoorwayRoot, type Density, type Theme } from '@doorway/ui'
import type { KitLocale } from '../packages/admin-kit/src/i18n/catalogue'
import { createTranslate, languageTag } from '../packages/admin-kit/src/i18n/translate'
import { uiTextsOf } from '../packages/admin-kit/src/i18n/ui-texts'
import { useCatalogue } from '../packages/admin-kit/src/i18n/use-catalogue'
import { ReviewContext } from '../packages/admin-kit/src/testing/review-context'
import { zhTexts } from '../packages/ui/src/story-support/texts'

export interface StoryRootProps {
  theme: Theme
  density: Density
  isElder: boolean
  locale: KitLocale
  /** The story brings its own root (a screen in its provider). */
  isBare: boolean
  children: ReactNode
}

const report = (error: unknown) => reportError(error)

/** The root around a component's story, set from the toolbar. Chinese words are the stories' own, which their tests name. */
export function StoryRoot({ theme, density, isElder, isBare, children, ...own }: StoryRootProps) {
  const locale = useContext(ReviewContext).locale ?? own.locale
  const catalogue = useCatalogue(locale, report)
  if (isBare) return children
  if (!catalogue) return null
  return (
    <DoorwayRoot
      texts={locale === 'zh' ? zhTexts : uiTextsOf(createTranslate(catalogue))}
      theme={theme}
      density={density}
      isElder={isElder}
      lang={languageTag(catalogue)}
      className="dw-story"
    >
      {children}
    </DoorwayRoot>
  )
}
