import { useKitNavigate, useMenus } from '@doorway/admin-kit'
import { Button } from '@doorway/ui'
import { optionalPart } from './optional-part'
import { useConsoleStrings } from './use-console-strings'

const MESSAGE_CENTER = 'messages/MessageCenter'

const UnreadBadge = optionalPart(async () => (await import('./idle-parts')).UnreadBadge)

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
      {isCounting && <UnreadBadge />}
    </Button>
  )
}
