import { BehalfEntries } from '@doorway/admin-kit/behalf-entries'
import { SignedInPage } from '../../../parts/signed-in/signed-in-page'

/** 代他人报名: the kit's screen inside the portal. */
export default function BehalfPanel() {
  return (
    <SignedInPage instanceId="behalf-entries">
      <BehalfEntries />
    </SignedInPage>
  )
}
