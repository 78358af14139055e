import { useUnreadCount } from '@doorway/admin-kit'
import { Badge } from '@doorway/ui'
import { useConsoleStrings } from './use-console-strings'

/** The number of unread messages, on the bell and in its name; nothing while there are none. */
export function UnreadBadge() {
  const { unread } = useConsoleStrings()
  const count = useUnreadCount()
  if (!count) return null
  return (
    <>
      <Badge className="dw-console-unread" count={count} aria-hidden />
      <span className="dw-visually-hidden">{unread(count)}</span>
    </>
  )
}
