import { useKitNavigate, useMenus } from '@doorway/admin-kit'
import { Button, lazyComponent, useIsLoaded } from '@doorway/ui'
import { useConsoleStrings } from './use-console-strings'

const MESSAGE_CENTER = 'messages/MessageCenter'

const NoBadge = () => null

// The bell opens the messages without their number, too: a badge that cannot be fetched is left out.
const unreadBadge = lazyComponent(() =>
  import('./unread-badge').then(
    ({ UnreadBadge }) => UnreadBadge,
    () => NoBadge,
  ),
)

function LoadedBadge() {
  return useIsLoaded(unreadBadge) ? <unreadBadge.Part /> : null
}

export interface MessageBellProps {
  /** The first page has had its time: from now on unread messages are counted. */
  isCounting: boolean
}

/** Opens the message centre, where the person's menu has it; shows how many messages are unread. */
export function MessageBell({ isCounting }: MessageBellProps) {
  const words = useConsoleStrings()
  const navigate = useKitNavigate()
  const { data } = useMenus()
  const route = data?.routes.find(({ screen, isHidden }) => screen === MESSAGE_CENTER && !isHidden)
  if (!route) return null
  return (
    <Button
      variant="quiet"
      icon="bell"
      className="dw-icon-button dw-console-bell"
      title={words.messages}
      onClick={() => navigate({ path: route.path })}
    >
      <span className="dw-visually-hidden">{words.messages}</span>
      {isCounting && <LoadedBadge />}
    </Button>
  )
}
