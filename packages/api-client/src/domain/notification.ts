import type { SiteTime } from './user'

/** A message to the signed-in person. */
export interface ReceivedNotification {
  id: number
  title: string
  /** Plain text. */
  body: string
  /** Null for messages of the server itself. */
  senderName: string | null
  /** Where it leads to in the console. */
  link: string | null
  sentAt: SiteTime
  /** Null while it is unread. */
  readAt: SiteTime | null
}

/** One page of the messages to the signed-in person. */
export interface NotificationQuery {
  unreadOnly: boolean
  /** From 1. */
  page: number
  pageSize: number
}

/** A message that is written: to people by name, and to a group, where an empty list is no condition. */
export interface NotificationDraft {
  title: string
  body: string
  /** A group without a condition. */
  isForAll: boolean
  roleIds: readonly number[]
  areaCodes: readonly string[]
  /** With all organizations under them. */
  organizationIds: readonly number[]
  userIds: readonly number[]
  /** Null: at once. */
  sendAt: SiteTime | null
}

/** A message that the signed-in person has sent. */
export interface SentNotification {
  id: number
  title: string
  body: string
  /** False for people by name alone. */
  isGroup: boolean
  roleNames: readonly string[]
  areaNames: readonly string[]
  organizationNames: readonly string[]
  /** At most 20 of them. */
  userNames: readonly string[]
  /** Active people whom it was for when it was written. */
  recipients: number
  reads: number
  sendAt: SiteTime
  state: 'scheduled' | 'sent' | 'withdrawn'
}
