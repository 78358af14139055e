import { managedActivityEndpoints } from '@doorway/api-client/endpoints'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../context/use-api'
import { useHostMutation } from '../../mutations/use-host-mutation'
import type { Activity, ActivityDraft, ActivitySearch, AttendeeSearch } from './activity-types'

const ACTIVITIES = ['activities']
const LIST = [...ACTIVITIES, 'list']
const ATTENDEES = [...ACTIVITIES, 'attendees']
/** People check in with their phones while the list is open. */
const ATTENDEES_REFRESH_MS = 15_000

/** One page of the activities. */
export function useActivities(search: ActivitySearch) {
  const activities = useApi().endpoints(managedActivityEndpoints)
  return useQuery({
    queryKey: [...LIST, search],
    queryFn: ({ signal }) => activities.query(search, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** One page of the people who have signed up; loaded again and again while the activity is on. */
export function useAttendees(search: AttendeeSearch, isRunning: boolean) {
  const activities = useApi().endpoints(managedActivityEndpoints)
  return useQuery({
    queryKey: [...ATTENDEES, search],
    queryFn: ({ signal }) => activities.queryAttendees(search, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: isRunning ? ATTENDEES_REFRESH_MS : false,
  })
}

function useInvalidate() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: ACTIVITIES })
}

/** Adds a draft or changes an activity. */
export function useSaveActivity() {
  const activities = useApi().endpoints(managedActivityEndpoints)
  const invalidate = useInvalidate()
  return useHostMutation({
    name: 'activities.save',
    mutationFn: (draft: ActivityDraft) => activities.save(draft),
    onSuccess: invalidate,
  })
}

/** An activity, and what is done with it. */
export interface ActivityChange {
  activity: Activity
  kind: 'publish' | 'withdraw' | 'remove'
}

/** Publishes, withdraws or deletes an activity. */
export function useChangeActivity() {
  const activities = useApi().endpoints(managedActivityEndpoints)
  const invalidate = useInvalidate()
  return useHostMutation({
    name: 'activities.change',
    mutationFn: async ({ activity: { id, version }, kind }: ActivityChange): Promise<void> => {
      await activities[kind](id, version)
    },
    onSuccess: invalidate,
  })
}

/** Checks a person in by hand. */
export function useConfirmAttendance(id: number) {
  const activities = useApi().endpoints(managedActivityEndpoints)
  const invalidate = useInvalidate()
  return useHostMutation({
    name: 'activities.confirm',
    mutationFn: (userId: number) => activities.confirmAttendance(id, userId),
    onSuccess: invalidate,
  })
}
