/** What the organiser shows at the activity that `openCheckin` moves. */
export const checkinCode = '204816'

/**
 * A statement that lets an activity begin in a quarter of an hour, so that seats can be taken and check-in is open. At
 * the hours of the demo it is so for half an hour a day.
 */
export const openCheckin = (activityId: number): string =>
  `update research_activity set start_at = now() + interval '15 minutes', end_at = now() + interval '3 hours',
    checkin_code = '${checkinCode}' where id = ${activityId}`
