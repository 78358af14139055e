import { BehalfEntries } from '@doorway/admin-kit/behalf-entries'
import { SignedInPage } from '../../../parts/signed-in/signed-in-page'

/** 代他人报名: the kit's screen inside the portal, with the reader's permission codes. */
export default function BehalfPanel({ permissions }: { permissions: readonly string[] }) {
  return (
    <SignedInPage instanceId="behalf-entries" permissions={permissions}>
      <BehalfEntries />
    </SignedInPage>
  )
}
