import type { AnchorHTMLAttributes, FormHTMLAttributes, MouseEvent, SyntheticEvent } from 'react'
import { useHref, useLinkClickHandler, useLocation, useNavigate } from 'react-router-dom'
import { isPortalPath } from '../../../routes/paths'
import { useSiteCode } from './use-query-params'

// The router's own Link and Form include its framework's prefetching, a tenth of its size.

/** Returns an address within the same site: with the current `?site=`, if any. */
export function inSite(to: string, siteCode?: string): string {
  if (!siteCode) return to
  const [path = '', hash] = to.split('#')
  const address = `${path}${path.includes('?') ? '&' : '?'}site=${encodeURIComponent(siteCode)}`
  return hash === undefined ? address : `${address}#${hash}`
}

/** Pages that a list changes over to in a fade, where the browser can. */
const ARTICLE_PATH = '/comPageInfo'

type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string }

/**
 * A link within the site: a plain address, followed without a new document after hydration. Links to the console load
 * its document.
 */
export function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  const address = inSite(to, useSiteCode())
  const follow = useLinkClickHandler(address, { viewTransition: to.startsWith(ARTICLE_PATH) })
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isPortalPath(to.replace(/[?#].*/, ''))) follow(event)
  }
  return (
    <a {...rest} href={useHref(address)} onClick={handleClick}>
      {children}
    </a>
  )
}

/** A link of the navigation, marked while its page or one below it is shown. */
export function SiteNavLink({ to, ...rest }: SiteLinkProps) {
  const { pathname } = useLocation()
  const isHere = pathname === to || pathname.startsWith(`${to}/`)
  return <SiteLink {...rest} to={to} aria-current={isHere ? 'page' : undefined} />
}

type SiteFormProps = Omit<FormHTMLAttributes<HTMLFormElement>, 'action' | 'method' | 'onSubmit'> & {
  /** Path of the results; absent for the current page. */
  action?: string
}

/** A search form within the site. Empty fields are no part of the address. */
export function SiteForm({ action, children, ...rest }: SiteFormProps) {
  const siteCode = useSiteCode()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const target = action ?? pathname
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const filled = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    )
    void navigate(`${target}?${new URLSearchParams(filled).toString()}`)
  }
  return (
    <form {...rest} action={target} onSubmit={handleSubmit}>
      {siteCode && <input type="hidden" name="site" value={siteCode} />}
      {children}
    </form>
  )
}
