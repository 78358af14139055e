import type { ReactNode } from 'react'
import type { MessageKey } from '../../i18n/catalogue'
import { TaskList } from './tasks/task-list'

/** A tab of the message centre. */
export interface MessageTab {
  id: string
  label: MessageKey
  /** Permission code without which the tab is not there; absent for what is the person's own. */
  code?: string
  render: () => ReactNode
}

/** The tabs in order. */
export const messageTabs: readonly MessageTab[] = [
  { id: 'tasks', label: 'messages.tasks.title', render: () => <TaskList /> },
]
