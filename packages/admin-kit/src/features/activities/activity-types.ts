import type { managedActivityEndpoints } from '@doorway/api-client/endpoints'

/** Calls about activities for their organisers. */
export type ActivityCalls = ReturnType<typeof managedActivityEndpoints>
/** An activity in the list. */
export type Activity = Awaited<ReturnType<ActivityCalls['query']>>['rows'][number]
/** What the list is narrowed by, and its page. */
export type ActivitySearch = Parameters<ActivityCalls['query']>[0]
/** What an activity is saved with. */
export type ActivityDraft = Parameters<ActivityCalls['save']>[0]
/** Which of those who have signed up are listed. */
export type AttendeeSearch = Parameters<ActivityCalls['queryAttendees']>[0]
/** A person who has signed up. */
export type Attendee = Awaited<ReturnType<ActivityCalls['queryAttendees']>>['rows'][number]

/** Kinds of activities. */
export const activityKinds = ['seminar', 'lecture', 'openClass', 'training', 'salon'] as const
