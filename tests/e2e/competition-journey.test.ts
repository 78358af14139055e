import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { temporaryFolder } from '../support/running-portal'
import { servePortal } from '../support/serve-portal'
import { makeJudge } from './competition-journey/administrator'
import { startBrokenLine } from './competition-journey/broken-line'
import { writeFilm } from './competition-journey/film'
import { listTasks, markWork, openDesk, recuse, signAgreement } from './competition-journey/judges'
import {
  createCompetition,
  createScheme,
  movePhases,
  type PhaseMoves,
  publishCompetition,
} from './competition-journey/organiser-editor'
import { assignWorks, makePanel, replaceRecused } from './competition-journey/organiser-judging'
import {
  correctWork,
  enterForTeacher,
  objectToAward,
  readCertificate,
  readDecision,
  readEntryMessage,
  signUp,
  submitLargeFilm,
  submitSmallFilm,
} from './competition-journey/participants'
import {
  colleague,
  entered,
  FIRST_PRIZE,
  judges,
  marks,
  recusing,
  reserve,
  returned,
  surplus,
} from './competition-journey/plan'
import {
  compute,
  confirmAndAnnounce,
  issueCertificates,
  publish,
  reissueCertificate,
  revokeCertificate,
  upholdObjection,
} from './competition-journey/results'
import {
  openRecommendation,
  passWork,
  recommend,
  recommendTooMany,
  returnWork,
  submitList,
} from './competition-journey/reviewers'
import { followRevoked, readNotice, verifyCertificate } from './competition-journey/visitors'
import { asPerson, asVisitor, competitionId } from './competition-journey/visits'

const portal = servePortal()
const folder = temporaryFolder()
afterAll(() => folder.remove())

const MEGABYTES = 1024 * 1024
const FILM_BYTES = 200 * MEGABYTES
const CUTS_AT = [50, 100, 150].map((megabytes) => megabytes * MEGABYTES)
const RETURN_REASON = '缺少教学设计，请补充后重新提交'
const REPLY = '经复核，异议成立，奖项予以改正。'
const REVOKE_REASON = '获奖者姓名登记有误'
const authors = [entered, returned, surplus]
const authorFacts = authors.flatMap(({ username, name, school }) => [username, name, school])

const movedBy = (moves: PhaseMoves) => asPerson(portal, 'comp01', (page) => movePhases(page, moves))

/** The organiser sets the competition up, and the administrator makes a teacher one of its judges. */
async function setUp(): Promise<void> {
  await asPerson(portal, 'comp01', async (page) => {
    await createCompetition(page)
    await createScheme(page)
    await publishCompetition(page)
  })
  await asPerson(portal, 'admin', (page) => makeJudge(page, colleague.username))
}

/** A school enters one teacher, two sign up by themselves. */
async function enterAll(id: number): Promise<void> {
  await asPerson(portal, 'ycxx_school01', (page) => enterForTeacher(page, portal.url, entered, id))
  await asPerson(portal, entered.username, (page) => readEntryMessage(page, portal.url, entered))
  for (const entrant of [returned, surplus])
    await asPerson(portal, entrant.username, (page) => signUp(page, portal.url, entrant, id))
}

/** A film of 200 MB over a line that breaks off three times: it goes on each time, and little is sent twice. */
async function sendLargeFilm(id: number): Promise<void> {
  const path = join(folder.path, '影子.mp4')
  const sha256 = await writeFilm(path, FILM_BYTES)
  const line = await startBrokenLine(portal.url, CUTS_AT)
  const { offsets, created } = await asPerson({ url: line.url, browser: portal.browser }, returned.username, (page) =>
    submitLargeFilm(page, line.url, { entrant: returned, id, path, sha256 }),
  )
  await line.stop()
  expect(line.cuts()).toBe(CUTS_AT.length)
  expect(created).toBe(1)
  expect(offsets.filter((offset) => offset === 0)).toHaveLength(1)
  expect(offsets).toEqual(offsets.toSorted((one, other) => one - other))
  expect(line.sent()).toBeGreaterThan(FILM_BYTES)
  expect(line.sent()).toBeLessThan(FILM_BYTES * 1.15)
}

/** Works are submitted, and the phases of the participants end. */
async function submitAll(id: number): Promise<void> {
  await sendLargeFilm(id)
  for (const entrant of [entered, surplus])
    await asPerson(portal, entrant.username, (page) => submitSmallFilm(page, portal.url, entrant, id))
  await movedBy({ 报名: { until: 9 }, 提交作品: { until: 9 } })
}

/** Works are checked; one is returned, corrected and passed. */
async function qualifyAll(id: number): Promise<void> {
  await asPerson(portal, 'comp01', async (page) => {
    await returnWork(page, returned.title, RETURN_REASON)
    for (const { title } of [entered, surplus]) await passWork(page, title)
  })
  await asPerson(portal, returned.username, (page) => correctWork(page, portal.url, id, RETURN_REASON))
  await asPerson(portal, 'comp01', (page) => passWork(page, returned.title))
}

/** The county and the city recommend two works each; the city is refused a third one. */
async function recommendAll(): Promise<void> {
  const titles = [returned.title, entered.title]
  await asPerson(portal, 'yc_county01', async (page) => {
    await openRecommendation(page)
    await recommend(page, titles)
    await submitList(page)
  })
  await asPerson(portal, 'wc_city01', async (page) => {
    await openRecommendation(page)
    await recommend(page, titles)
    await recommendTooMany(page, surplus.title)
    await submitList(page)
  })
  await movedBy({ 资格审查: { until: 8 }, 县级推荐: { until: 8 }, 市级推荐: { until: 8 }, 评审: { from: 8 } })
}

/** Works are assigned, one judge steps back and is replaced, and five judges mark each work. */
async function judgeAll(): Promise<void> {
  const assigned = await asPerson(portal, 'comp01', async (page) => {
    await makePanel(page)
    return assignWorks(page, [entered.title, returned.title])
  })
  const ofEntered = assigned.get(entered.title) ?? []
  expect(ofEntered).toContain(colleague.username)
  // No judge marks a work of their own school, so all the others do.
  expect(assigned.get(returned.title)).toEqual(['j01', 'j02', 'j03', 'j04', 'j05'])
  await asPerson(portal, recusing.username, async (page) => {
    await openDesk(page, portal.url)
    await signAgreement(page)
    await recuse(page, returned.title)
  })
  await asPerson(portal, 'comp01', (page) => replaceRecused(page, returned.title))
  const ofReturned = ['j01', 'j02', 'j04', 'j05', reserve.username]
  const judged = new Map([entered, returned].map(({ title }) => [title, 0]))
  for (const { username } of judges)
    await asPerson(portal, username, async (page) => {
      await openDesk(page, portal.url)
      if (username !== recusing.username) await signAgreement(page)
      const tasks = [
        ...(ofEntered.includes(username) ? [entered.title] : []),
        ...(ofReturned.includes(username) ? [returned.title] : []),
      ]
      const recused = username === recusing.username ? [returned.title] : []
      await expect.poll(async () => (await listTasks(page)).toSorted()).toEqual([...tasks, ...recused].toSorted())
      for (const title of tasks) {
        const place = judged.get(title) ?? 0
        await markWork(page, title, Number(marks[title]?.totals[place]), authorFacts)
        judged.set(title, place + 1)
      }
    })
  expect([...judged.values()]).toEqual([5, 5])
  await movedBy({ 评审: { until: 6 }, 公示: { from: 6 } })
}

/** Results are computed, confirmed by another person and announced; an objection changes an award; then they are published. */
async function decideAll(id: number): Promise<void> {
  const shown = String(marks[returned.title]?.shown)
  await asPerson(portal, 'comp01', (page) => compute(page))
  await asPerson(portal, 'prov01', (page) => confirmAndAnnounce(page, '秦晚照'))
  await asVisitor(portal, (page) => readNotice(page, portal.url, id))
  await asPerson(portal, returned.username, (page) => objectToAward(page, portal.url, returned, shown))
  await asPerson(portal, 'comp01', (page) => upholdObjection(page, returned, REPLY))
  await asPerson(portal, returned.username, (page) =>
    readDecision(page, portal.url, returned, { award: FIRST_PRIZE, reply: REPLY }),
  )
  await movedBy({ 公示: { until: 2 }, 公布结果: { from: 2 } })
  await asPerson(portal, 'prov01', (page) => publish(page))
}

/** Certificates are issued and verified; one is revoked and replaced. */
async function certifyAll(): Promise<void> {
  const holder = { name: returned.name, award: FIRST_PRIZE }
  const result = { award: FIRST_PRIZE, shown: String(marks[returned.title]?.shown) }
  const readOwn = () =>
    asPerson(portal, returned.username, (page) => readCertificate(page, portal.url, returned, result))
  await asPerson(portal, 'comp01', (page) => issueCertificates(page))
  const first = await readOwn()
  await asVisitor(portal, (page) => verifyCertificate(page, portal.url, first, holder))
  const newNo = await asPerson(portal, 'comp01', async (page) => {
    await revokeCertificate(page, first.no, REVOKE_REASON)
    return reissueCertificate(page, first.no, REVOKE_REASON)
  })
  await asVisitor(portal, (page) => followRevoked(page, portal.url, first.no, newNo))
  const second = await readOwn()
  expect(second.no).toBe(newNo)
  expect(second.no).not.toBe(first.no)
  await asVisitor(portal, (page) => verifyCertificate(page, portal.url, second, holder))
}

const LIMIT_MS = 480_000

it('a competition goes from its creation to a certificate that replaces another', { timeout: LIMIT_MS }, async () => {
  await setUp()
  const id = await competitionId(portal.url)
  await enterAll(id)
  await submitAll(id)
  await qualifyAll(id)
  await recommendAll()
  await judgeAll()
  await decideAll(id)
  await certifyAll()
})
