import { Drawer } from '@doorway/ui'
import type { ReactNode } from 'react'

export interface PaneDrawerProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** Holds the organisation tree where there is no room next to the table. */
export function PaneDrawer({ title, onClose, children }: PaneDrawerProps) {
  return (
    <Drawer isOpen title={title} onClose={onClose}>
      {children}
    </Drawer>
  )
}
