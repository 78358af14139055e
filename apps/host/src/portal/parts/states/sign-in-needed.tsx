import { useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import { isPublicPath } from '../../../routes/paths'
import { hasLostToken, hasStoredToken } from '../../../session/stored-token'
import { useSignedIn } from '../../../session/use-signed-in'
import { SiteLink } from '../links/site-link'
import { Notice } from './notice'
import { PageSkeleton } from './page-skeleton'
import { useStateStrings } from './use-state-strings'

const WARNED_FOR_MS = 2000

/** Refreshes the token once with the console's client. Resolves to whether it succeeded. */
async function refreshed(): Promise<boolean> {
  const { hostAuth } = await import('../../../session/host-client')
  return hostAuth()
    .getCurrentUser()
    .then(
      () => true,
      () => false,
    )
}

/**
 * Replaces a page for signed-in readers. A stored token that the server refused is refreshed once. Without a token, public
 * pages show this notice; the others redirect to the sign-in after two seconds, with the warning of specification section 8
 * where a sign-in has expired.
 */
export function SignInNeeded() {
  const { t } = usePreferences()
  const { signIn } = useStateStrings()
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const isSignedIn = useSignedIn()
  const [hasExpired, setExpired] = useState(false)
  const target = `/login?redirect=${encodeURIComponent(pathname + search)}`
  const isPublic = isPublicPath(pathname)
  useEffect(() => {
    const shown = { isOver: false, timer: 0 }
    const reload = async () => {
      if (hasStoredToken()) {
        if (await refreshed()) return shown.isOver ? undefined : revalidate()
      }
      if (!shown.isOver && hasLostToken()) setExpired(true)
      if (!shown.isOver && !isPublic) shown.timer = window.setTimeout(() => location.assign(target), WARNED_FOR_MS)
    }
    void reload()
    return () => {
      shown.isOver = true
      clearTimeout(shown.timer)
    }
  }, [isPublic, revalidate, target])
  if (isSignedIn && !hasExpired) return <PageSkeleton />
  const hint = hasExpired ? signIn.expired : isPublic ? signIn.hint : signIn.leaving
  return (
    <Notice kind="signIn" title={signIn.title} hint={hint} isForVisitors isAlert={hasExpired}>
      <SiteLink to={target} className="dw-portal-button">
        {t.header.signIn}
      </SiteLink>
      <SiteLink to="/doorMain" className="dw-portal-button" data-variant="quiet">
        {t.nav.backHome}
      </SiteLink>
    </Notice>
  )
}
