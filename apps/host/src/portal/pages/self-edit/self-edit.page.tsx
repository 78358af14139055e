import type { PageStringsModule } from '../../../strings/load-page-strings'
import { SelfEdit } from '@doorway/admin-kit/self-edit'
import { useNavigate } from 'react-router-dom'
import { hostAuth } from '../../../session/host-client'
import { loadScreenSheet } from '../../../session/screen-sheet'
import { inSite } from '../../parts/links/site-link'
import { useSiteCode } from '../../parts/links/use-query-params'
import { loadSignedIn } from '../../parts/signed-in/load-signed-in'
import { SignedInPage } from '../../parts/signed-in/signed-in-page'
import './self-edit.css'

/** Strings of the page by language. */
export const strings = import.meta.glob<PageStringsModule>('./strings/*.ts')

/** Checks the session, and links the sheet of the kit's screens after its base. */
export async function loader() {
  await loadSignedIn(() => Promise.all([hostAuth().getCurrentUser(), loadScreenSheet()]))
  return null
}

/** /doorSelfEdit: the console's screen of one's own record inside the portal (domain 1.2). */
export function Component() {
  const navigate = useNavigate()
  const siteCode = useSiteCode()
  return (
    <SignedInPage instanceId="door-self-edit">
      <div className="dw-own-record dw-portal-container">
        <SelfEdit onClose={() => void navigate(inSite('/personalCenter', siteCode))} />
      </div>
    </SignedInPage>
  )
}
