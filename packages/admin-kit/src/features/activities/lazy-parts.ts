import { lazyPart } from '../../loading/lazy-part'

/** The form of an activity, with the form library. */
export const activityDialog = lazyPart(async () => (await import('./activity-dialog')).ActivityDialog)

/** Who has signed up, with the check-in code. */
export const attendeeDialog = lazyPart(async () => (await import('./attendee-dialog')).AttendeeDialog)
