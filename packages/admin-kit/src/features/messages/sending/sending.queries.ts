import type { NotificationDraft } from '@doorway/api-client'
import {
  areaTreeEndpoints,
  notificationEndpoints,
  organizationTreeEndpoints,
  userEndpoints,
} from '@doorway/api-client/endpoints'
import type { OptionSearch } from '@doorway/ui'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../../context/use-api'
import { useHostMutation } from '../../../mutations/use-host-mutation'

const SENT = ['notifications', 'sent']
/** People offered for one keyword. */
const MAX_PEOPLE = 20

/** Messages that the person has sent, the newest first. */
export function useSent(query: { page: number; pageSize: number }) {
  const notifications = useApi().endpoints(notificationEndpoints)
  return useQuery({
    queryKey: [...SENT, query],
    queryFn: ({ signal }) => notifications.sent(query, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Whom a message is for. */
export type DraftAudience = Pick<
  NotificationDraft,
  'isForAll' | 'roleIds' | 'areaCodes' | 'organizationIds' | 'userIds'
>

/** How many people the audience has; requested only while it names somebody. */
export function useRecipientCount(audience: DraftAudience) {
  const notifications = useApi().endpoints(notificationEndpoints)
  const isNamed = audience.isForAll || Object.values(audience).some((each) => Array.isArray(each) && each.length > 0)
  return useQuery({
    queryKey: ['notifications', 'recipients', audience],
    queryFn: ({ signal }) => notifications.countRecipients({ ...audience, title: '', body: '', sendAt: null }, signal),
    enabled: isNamed,
    staleTime: 30_000,
    retry: false,
  })
}

function useInvalidate() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: SENT })
}

/** Sends or schedules a message. */
export function useSend() {
  const notifications = useApi().endpoints(notificationEndpoints)
  const onSuccess = useInvalidate()
  return useHostMutation({
    name: 'notifications.send',
    mutationFn: (draft: NotificationDraft) => notifications.send(draft),
    onSuccess,
  })
}

/** Withdraws a scheduled message. */
export function useWithdraw() {
  const notifications = useApi().endpoints(notificationEndpoints)
  const onSuccess = useInvalidate()
  return useHostMutation({
    name: 'notifications.withdraw',
    mutationFn: (id: number) => notifications.withdraw(id),
    onSuccess,
  })
}

/** The searches for recipients, by kind. An empty keyword finds nothing. */
export function useRecipientSearches(): Record<'areas' | 'organizations' | 'people', OptionSearch> {
  const api = useApi()
  return useMemo(() => {
    const areas = api.endpoints(areaTreeEndpoints)
    const organizations = api.endpoints(organizationTreeEndpoints)
    const users = api.endpoints(userEndpoints)
    return {
      areas: async (keyword, signal) => {
        if (keyword === '') return []
        const hits = await areas.search(keyword, signal)
        return hits.map(({ area }) => ({ value: area.code, label: area.name }))
      },
      organizations: async (keyword, signal) => {
        if (keyword === '') return []
        const hits = await organizations.search(keyword, signal)
        return hits.map(({ organization }) => ({ value: String(organization.id), label: organization.name }))
      },
      people: async (keyword, signal) => {
        if (keyword === '') return []
        const { rows } = await users.list({ conditions: { name: keyword }, page: 1, pageSize: MAX_PEOPLE }, signal)
        return rows.map(({ id, name, username }) => ({ value: String(id), label: `${name}（${username}）` }))
      },
    }
  }, [api])
}
