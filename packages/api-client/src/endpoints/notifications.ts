import { pageFromWire } from '../codecs/pages'
import type {
  NotificationDraft,
  NotificationQuery,
  ReceivedNotification,
  SentNotification,
} from '../domain/notification'
import type { Page } from '../domain/page'
import type { Schema } from '../types'
import type { Connection } from './connection'

/** By which ways a person is notified of one kind of events. */
export type NotificationSetting = Omit<Schema<'NotificationSettings'>['rows'][number], 'isSiteFixed'>

/** Messages to people. */
export interface NotificationEndpoints {
  /** Messages to the signed-in person, the newest first. */
  received: (query: NotificationQuery, signal?: AbortSignal) => Promise<Page<ReceivedNotification>>
  /** How many messages are unread. */
  unread: (signal?: AbortSignal) => Promise<number>
  /** Marks messages as read, all of them without `ids`. Returns how many are unread now. */
  read: (ids?: readonly number[], signal?: AbortSignal) => Promise<number>
  /** Removes messages from the person's own list. Returns how many are unread now. */
  removeOwn: (ids: readonly number[], signal?: AbortSignal) => Promise<number>
  /** By which ways the person is notified of each kind of events. */
  getSettings: (signal?: AbortSignal) => Promise<Schema<'NotificationSettings'>>
  /** Mail and text messages need a confirmed address. */
  saveSettings: (rows: readonly NotificationSetting[], signal?: AbortSignal) => Promise<Schema<'NotificationSettings'>>
  /** How many people a message would reach. */
  countRecipients: (draft: NotificationDraft, signal?: AbortSignal) => Promise<number>
  /** Sends a message, or schedules it. */
  send: (draft: NotificationDraft, signal?: AbortSignal) => Promise<SentNotification>
  /** Messages that the signed-in person has sent, the newest first. */
  sent: (query: { page: number; pageSize: number }, signal?: AbortSignal) => Promise<Page<SentNotification>>
  /** Withdraws a scheduled message; refused once it is sent. */
  withdraw: (id: number, signal?: AbortSignal) => Promise<SentNotification>
}

function bodyOf({ roleIds, areaCodes, organizationIds, userIds, ...draft }: NotificationDraft) {
  const lists = { roleIds: [...roleIds], areaCodes: [...areaCodes], organizationIds: [...organizationIds] }
  return { ...draft, ...lists, userIds: [...userIds] }
}

/** The calls about messages to people. */
export function notificationEndpoints({ api, unwrap }: Connection): NotificationEndpoints {
  const post = async (draft: NotificationDraft, dryRun: boolean, signal?: AbortSignal) =>
    unwrap.data(api.POST('/api/notification/send', { body: { ...bodyOf(draft), dryRun }, signal }))
  return {
    received: async ({ unreadOnly, page, pageSize }, signal) => {
      const body = { currentPage: page, pageSize, t: { unreadOnly } }
      return pageFromWire(
        await unwrap.data(api.POST('/api/notification/queryPageMyList', { body, signal })),
        (row) => row,
      )
    },
    unread: async (signal) => (await unwrap.data(api.GET('/api/notification/unread', { signal }))).unread,
    read: async (ids, signal) => {
      const body = ids ? { ids: [...ids] } : {}
      return (await unwrap.data(api.POST('/api/notification/read', { body, signal }))).unread
    },
    removeOwn: async (ids, signal) => {
      const body = { ids: [...ids] }
      return (await unwrap.data(api.POST('/api/notification/deleteOwn', { body, signal }))).unread
    },
    getSettings: (signal) => unwrap.data(api.GET('/api/notification/getSettings', { signal })),
    saveSettings: (rows, signal) => {
      const body = { rows: rows.map(({ kind, site, mail, sms }) => ({ kind, site, mail, sms })) }
      return unwrap.data(api.POST('/api/notification/saveSettings', { body, signal }))
    },
    countRecipients: async (draft, signal) => (await post(draft, true, signal)).recipients,
    send: async (draft, signal) => {
      const { notification } = await post(draft, false, signal)
      if (!notification) throw new Error('The server sent the message, and returned none.')
      return notification
    },
    sent: async ({ page, pageSize }, signal) => {
      const body = { currentPage: page, pageSize }
      return pageFromWire(
        await unwrap.data(api.POST('/api/notification/queryPageSentList', { body, signal })),
        (row) => row,
      )
    },
    withdraw: (id, signal) => unwrap.data(api.POST('/api/notification/withdraw', { body: { id }, signal })),
  }
}
