import type { ReactNode } from 'react'
import type { MessageKey } from '../../i18n/catalogue'
import { Inbox } from './inbox/inbox'
import { sentList, taskList } from './lazy-parts'
import { messageCodes } from './messages.codes'

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
  { id: 'inbox', label: 'messages.inbox.title', render: () => <Inbox /> },
  { id: 'sending', label: 'messages.sending.title', code: messageCodes.send, render: () => <sentList.Part /> },
  { id: 'tasks', label: 'messages.tasks.title', render: () => <taskList.Part /> },
]
