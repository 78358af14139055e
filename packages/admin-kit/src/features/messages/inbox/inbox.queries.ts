import type { NotificationEndpoints, NotificationQuery } from '@doorway/api-client'
import { notificationEndpoints } from '@doorway/api-client/endpoints'
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../context/use-api'
import { storeSaved } from '../../../mutations/store-saved'
import { useHostMutation } from '../../../mutations/use-host-mutation'

const RECEIVED = ['notifications', 'received']

/** How many messages are unread. */
export function unreadQuery(notifications: NotificationEndpoints) {
  return queryOptions({
    queryKey: ['notifications', 'unread'],
    queryFn: ({ signal }) => notifications.unread(signal),
    staleTime: 30_000,
  })
}

/** Milliseconds between two requests for the count of unread messages, while the page is visible. */
const UNREAD_POLL_MS = 60_000

/** How many messages to the signed-in person are unread, polled once a minute; undefined until known. */
export function useUnreadCount(): number | undefined {
  const notifications = useApi().endpoints(notificationEndpoints)
  return useQuery({ ...unreadQuery(notifications), refetchInterval: UNREAD_POLL_MS }).data
}

/** Messages to the signed-in person, the newest first. */
export function useInbox(query: NotificationQuery) {
  const notifications = useApi().endpoints(notificationEndpoints)
  return useQuery({
    queryKey: [...RECEIVED, query],
    queryFn: ({ signal }) => notifications.received(query, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Stores the count that a change returned, and reloads the list. */
function useUnreadUpdate() {
  const cache = useQueryClient()
  const notifications = useApi().endpoints(notificationEndpoints)
  return async (unread: number) => {
    await storeSaved(cache, unreadQuery(notifications).queryKey, unread)
    return cache.invalidateQueries({ queryKey: RECEIVED })
  }
}

/** Marks messages as read, all of them for `null`. */
export function useMarkRead() {
  const notifications = useApi().endpoints(notificationEndpoints)
  const onSuccess = useUnreadUpdate()
  return useHostMutation({
    name: 'notifications.read',
    mutationFn: (ids: readonly number[] | null) => notifications.read(ids ?? undefined),
    onSuccess,
  })
}

/** Removes messages from the person's own list. */
export function useRemoveOwn() {
  const notifications = useApi().endpoints(notificationEndpoints)
  const onSuccess = useUnreadUpdate()
  return useHostMutation({
    name: 'notifications.removeOwn',
    mutationFn: (ids: readonly number[]) => notifications.removeOwn(ids),
    onSuccess,
  })
}
