import { Dialog, type DialogProps } from './dialog'

export type DrawerProps = Omit<DialogProps, 'isDrawer' | 'role'>

/** A dialog at the screen's end edge, for work beside what it belongs to. */
export function Drawer(props: DrawerProps) {
  return <Dialog {...props} isDrawer />
}
