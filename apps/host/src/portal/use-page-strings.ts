import { usePreferences } from '../preferences/preferences-context'
import { pageStrings } from './pages'
import type { PortalPage } from './portal-page'

/** The strings of a page in the reader's language. */
export function usePageStrings<OwnStrings>(page: PortalPage<OwnStrings>): OwnStrings {
  return pageStrings(page, usePreferences().t)
}
