import { useMenus } from '@doorway/admin-kit'
import { useEffect } from 'react'
import { NewVersionNotice } from './new-version/new-version-notice'

export { UnreadBadge } from './unread-badge'

/** Requests menus that failed again once the browser has a network. */
function useMenusRetry() {
  const { isError, refetch } = useMenus()
  // A console that was loaded without a network has noticed no loss, so its queries notice no return.
  useEffect(() => {
    if (!isError) return undefined
    const retry = () => void refetch()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [isError, refetch])
}

/** What the console adds once its first page has had its time. */
export function IdleParts() {
  useMenusRetry()
  return <NewVersionNotice />
}
