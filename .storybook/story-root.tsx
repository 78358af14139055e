import type { ReactNode } from 'react'
import { DoorwayRoot, type Density, type Theme } from '@doorway/ui'
import { zhTexts } from '../packages/ui/src/story-support/texts'

const languages: Record<string, string> = { zh: 'zh-Hans', en: 'en', ja: 'ja', ko: 'ko', tw: 'zh-Hant' }

export interface StoryRootProps {
  theme: Theme
  density: Density
  locale: string
  /** The story brings its own root (a screen in its provider). */
  isBare: boolean
  children: ReactNode
}

/** The root around a component's story, set from the toolbar. */
export function StoryRoot({ theme, density, locale, isBare, children }: StoryRootProps) {
  if (isBare) return children
  return (
    <DoorwayRoot
      texts={zhTexts}
      theme={theme}
      density={density}
      lang={languages[locale] ?? 'zh-Hans'}
      className="dw-story"
    >
      {children}
    </DoorwayRoot>
  )
}
