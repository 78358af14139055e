import { useEffect, useRef } from 'react'
import { Outlet, useLoaderData, useLocation, useMatches, type LoaderFunctionArgs } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import { isPageHandle } from '../../../routes/page-handle'
import type { Column } from '../../data/portal-reader'
import { columnTitleAt } from '../columns/column-title'
import { siteNameOf } from '../site-name'
import { columnHead } from '../columns/column-address'
import { NavigationBar } from './navigation-bar'
import { PortalFooter } from './portal-footer'
import { useDocumentTitle } from '../../../routes/use-document-title'
import { MENU_ID, PortalHeader } from './portal-header'
import { PortalNavigation } from './portal-navigation'
import { useContentLanguage } from './use-content-language'
import { useCountView } from './use-count-view'
import { useMenuDismissal } from './use-menu-dismissal'
import { usePhoneMenu } from './use-phone-menu'
import { useScrollRestoration } from './use-scroll-restoration'
import './portal-layout.css'
import './print.css'

/** Loads site and columns, which the frame of every page shows. Runs once per visit. */
export async function loadSite(args: LoaderFunctionArgs) {
  // In the browser this runs when the site changes, so its module is no part of the first scripts.
  const { readerOf } = await import('../../data/portal-reader')
  const reader = readerOf(args)
  const [site, columns, sites] = await Promise.all([reader.site(), reader.columns(), reader.sites()])
  return { site, columns, sites }
}

/** Sets the document's title to the head of the current route, and counts the readers of its item. */
function useCurrentPage(siteName: string, columns: readonly Column[]) {
  const { t, locale } = usePreferences()
  const { pathname, search } = useLocation()
  const match = useMatches().findLast(({ handle }) => isPageHandle(handle))
  const handle = isPageHandle(match?.handle) ? match.handle : undefined
  // The strings of a page that is hydrated late come with it; until then the title is the server's.
  const isLoaded = handle === undefined || handle.name in t.pages
  const columnTitle = match && columnTitleAt(match.pathname, columns, locale)
  const head = isLoaded && handle ? handle.head(match?.loaderData, t, columnTitle) : undefined
  const address = new URL(pathname + search, 'http://localhost')
  const title = (head && columnHead(head, columns, address).title) || siteName
  useDocumentTitle(isLoaded ? (title === siteName ? siteName : `${title} - ${siteName}`) : undefined)
  useCountView(handle?.viewedItem(match?.loaderData))
}

/** Focuses the heading of a new page after a navigation; the first page of a visit is left alone. */
function useHeadingFocus() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [pathname])
}

/** The portal's frame: header, navigation from the site's columns, page, footer (specification section 2, /doorway). */
export function PortalLayout() {
  const { site, columns, sites } = useLoaderData<typeof loadSite>()
  const { t, locale } = usePreferences()
  useCurrentPage(siteNameOf(site.site, { t, locale }), columns)
  useContentLanguage()
  useHeadingFocus()
  useScrollRestoration()
  const { isOpen, toggle } = usePhoneMenu()
  useMenuDismissal()
  return (
    <div className="dw-portal">
      <a className="dw-portal-skip" href="#main">
        {t.skipToContent}
      </a>
      <NavigationBar />
      <div id={MENU_ID} className="dw-portal-top" data-menu={isOpen || undefined}>
        <PortalHeader site={site} sites={sites} isMenuOpen={isOpen} onMenuToggle={toggle} />
        <PortalNavigation columns={columns} />
      </div>
      <main id="main" className="dw-portal-main">
        <Outlet />
      </main>
      <PortalFooter site={site} columns={columns} />
    </div>
  )
}
