import { useEffect, useState } from 'react'
import type { InvitedClass } from './registration-calls'
import { useRegistrationParts } from './registration-parts'

/** What is known of an invitation code: nothing yet, its class, or why there is none. */
export type Invitation = InvitedClass | 'pending' | 'absent' | 'failed'

/** The class of the code in the address; undefined without a code. `onOpen` receives one that can be used. */
export function useInvitation(
  code: string | undefined,
  onOpen: (invited: InvitedClass) => void,
): Invitation | undefined {
  const { calls } = useRegistrationParts()
  const [found, setFound] = useState<{ code: string; invitation: Invitation }>()
  useEffect(() => {
    if (code === undefined || found?.code === code) return
    const read = async () => {
      const invitation = await calls.getInvitedClass(code)
      setFound({ code, invitation })
      if (typeof invitation === 'object' && invitation.state === 'open') onOpen(invitation)
    }
    void read()
  }, [code, found?.code, onOpen, calls])
  if (code === undefined) return undefined
  return found?.code === code ? found.invitation : 'pending'
}
