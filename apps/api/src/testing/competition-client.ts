import type { openTestApp, TestClient } from './open-test-app'

/** The organisation of the demo's organiser. */
export const ORGANISER = 11

/** What a new competition needs. */
export const newCompetition = {
  code: 'yunze-new',
  name: '云泽省首届校园短视频大赛',
  kind: 'other',
  year: 2027,
  organiserOrgId: ORGANISER,
}

const phase = (kind: string, startAt: string, endAt: string, more: object = {}) => ({
  kind,
  level: 'province',
  roundNo: kind === 'round' ? 1 : 0,
  name: kind,
  startAt: `${startAt} 09:00:00`,
  endAt: `${endAt} 17:00:00`,
  graceMinutes: 0,
  manual: 'auto',
  note: null,
  ...more,
})

/** A phase from nine in the morning to five in the afternoon. */
export const phaseOf = phase

/** Phases of a competition that begins after the clock of the tests. */
export const futurePhases = [
  phase('signup', '2027-01-01', '2027-01-20'),
  phase('submit', '2027-01-10', '2027-01-30'),
  phase('round', '2027-02-01', '2027-02-10'),
  phase('publicity', '2027-02-12', '2027-02-18'),
  phase('result', '2027-02-20', '2027-03-20'),
]

const slot = { key: 'video', label: '视频', isRequired: true, types: ['mp4'], maxMegabytes: 200, count: 1 }

/** The calls of an organiser in tests, and drafts to try them on. */
export async function competitionClient({ as }: Awaited<ReturnType<typeof openTestApp>>) {
  const organiser = await as('comp01')
  let next = 0

  const call = (path: string, body: object, client: TestClient = organiser) =>
    client.post(`/api/competition/${path}`, body)
  const get = async (id: number, client: TestClient = organiser) =>
    Object((await client.get(`/api/competition/getCompetition?id=${id}`)).body.data)

  /** Adds a draft and returns its id. */
  async function added(more: object = {}): Promise<number> {
    next += 1
    const { body } = await call('insertOrUpdateCompetition', { ...newCompetition, code: `draft-${next}`, ...more })
    return Number(Object(body.data).id)
  }

  /** Adds a draft that lacks nothing, and returns its id. */
  async function ready(): Promise<number> {
    const id = await added({ introHtml: '<p>介绍</p>', slots: [slot], promiseText: '原创承诺' })
    await call('saveGroups', { id, userTypes: ['4'], groups: [{ name: '教师组', gardeIds: ['2'] }] })
    await call('savePhases', { id, phases: futurePhases })
    const award = { groupId: null, name: '一等奖', level: 1, quotaKind: 'ratio', quota: 0.1, isOrg: false }
    await call('saveAwards', { id, awards: [award] })
    return id
  }

  return { organiser, call, get, added, ready }
}
