import { useContext, useMemo, type ReactNode } from 'react'
import { toLocale } from '../apps/host/src/preferences/languages'
import { themes } from '../apps/host/src/preferences/preferences'
import { defaultPreferences, StoryPreferencesContext } from '../apps/host/src/portal/testing/story-preferences'
import { ReviewContext } from '../packages/admin-kit/src/testing/review-context'

export interface PortalSettingProps {
  theme: unknown
  locale: string
  children: ReactNode
}

/** Passes the settings of the toolbar, or of a check, to a story of the portal as its reader's preferences. */
export function PortalSetting({ theme, locale, children }: PortalSettingProps) {
  const review = useContext(ReviewContext)
  const shown = review.locale ?? locale
  const preferences = useMemo(
    () => ({
      ...defaultPreferences,
      // The test language of the toolbar belongs to the kit's catalogues.
      locale: toLocale(shown) ?? 'zh',
      theme: themes.find((name) => name === theme) ?? 'light',
      isElder: review.isElder,
    }),
    [shown, theme, review.isElder],
  )
  return <StoryPreferencesContext value={preferences}>{children}</StoryPreferencesContext>
}
