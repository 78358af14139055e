import { usePreferences } from '../preferences/preferences-context'
import { pageStrings } from '../routes/portal-pages'
import type { PortalPage } from '../routes/portal-page'

/** The strings of a page in the reader's language. */
export function usePageStrings<OwnStrings>(page: PortalPage<OwnStrings>): OwnStrings {
  return pageStrings(page, usePreferences().t)
}
