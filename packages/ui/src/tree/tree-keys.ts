/** The command that a key press stands for; null when the key is not the tree's. */
export type TreeCommand =
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'page-down'
  | 'page-up'
  | 'expand'
  | 'collapse'
  | 'activate'
  | 'check'
  | 'rename'
  | 'add-child'
  | 'delete'
  | 'move-up'
  | 'move-down'

const plain: Readonly<Record<string, TreeCommand>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  ArrowRight: 'expand',
  ArrowLeft: 'collapse',
  Home: 'first',
  End: 'last',
  PageDown: 'page-down',
  PageUp: 'page-up',
  Enter: 'activate',
  ' ': 'check',
  F2: 'rename',
  Insert: 'add-child',
  Delete: 'delete',
}

interface KeyPress {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

/** Ctrl+Enter replaces Insert, which many laptops lack. */
export function commandOf({ key, altKey, ctrlKey, metaKey }: KeyPress): TreeCommand | null {
  if (altKey) {
    if (key === 'ArrowUp') return 'move-up'
    return key === 'ArrowDown' ? 'move-down' : null
  }
  if (ctrlKey || metaKey) return key === 'Enter' ? 'add-child' : null
  return plain[key] ?? null
}
