import { ConsoleMenu } from '@doorway/admin-kit'
import { Drawer } from '@doorway/ui'
import { useConsoleStrings } from './use-console-strings'

/** The console's menu on a phone. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const words = useConsoleStrings()
  return (
    <Drawer isOpen size="s" title={words.menu} onClose={onClose}>
      <ConsoleMenu onNavigate={onClose} />
    </Drawer>
  )
}
