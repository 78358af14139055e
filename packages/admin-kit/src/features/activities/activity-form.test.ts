import { describe, expect, it } from 'vitest'
import { activityDraft, activityValues } from './activity-form'
import type { Activity } from './activity-types'

const activity: Activity = {
  id: 7,
  name: '课例研讨',
  kind: 'openClass',
  gardeId: '2',
  courseId: null,
  gardeName: '小学',
  courseName: null,
  startAt: '2026-12-03 09:00:00',
  endAt: '2026-12-03 11:30:00',
  place: '砚池小学',
  onlineUrl: null,
  capacity: 60,
  summary: '课例',
  introHtml: '<p>带教案</p>',
  creditHours: 1.5,
  orgId: 3,
  orgName: '砚池小学',
  state: 'draft',
  phase: 'coming',
  signedUp: 0,
  checkedIn: 0,
  checkinCode: '482913',
  version: 4,
}

describe('the form of an activity', () => {
  it('saves what it was filled with, unchanged', () => {
    const { id, name, kind, gardeId, courseId, startAt, endAt, place, onlineUrl, capacity, creditHours } = activity
    const { summary, introHtml, version } = activity
    const written = { id, version, name, kind, gardeId, courseId, startAt, endAt, place, onlineUrl }
    expect(activityDraft(activityValues(activity), activity, version)).toEqual({
      ...written,
      capacity,
      creditHours,
      summary,
      introHtml,
    })
  })

  it('leaves to the server what a new one lacks', () => {
    expect(activityDraft(activityValues(null), null)).toMatchObject({ name: '', startAt: '', capacity: null })
    expect(activityDraft({ ...activityValues(null), capacity: ' ' }, null)).not.toHaveProperty('id')
  })
})
