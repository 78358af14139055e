import { forwardRef } from 'react'
import { Dialog, type DialogProps } from './dialog'

export type DrawerProps = Omit<DialogProps, 'isDrawer' | 'role'>

/** A dialog at the screen's end edge, for work next to the content it belongs to. */
export const Drawer = forwardRef<HTMLDivElement, DrawerProps>(function Drawer(props, ref) {
  return <Dialog {...props} ref={ref} isDrawer />
})
