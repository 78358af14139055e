import { userTypes } from '@doorway/api-client/rules'
import { useEffect, useState, type ReactNode } from 'react'
import { hostAuth } from '../../../session/host-client'

/** What only parents see; nothing until it is known who is signed in. */
export default function ForParents({ children }: { children: ReactNode }) {
  const [isParent, setParent] = useState(false)
  useEffect(() => {
    const seen = { isOver: false }
    hostAuth()
      .getCurrentUser()
      .then(
        ({ userType }) => seen.isOver || setParent(userType === userTypes.parent),
        // The page is read without it; whoever comes by the address is answered there.
        () => undefined,
      )
    return () => {
      seen.isOver = true
    }
  }, [])
  return isParent ? children : null
}
