import { createHash } from 'node:crypto'
import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { filmOf } from './film'
import { COMPETITION, type Entrant, GROUP, SECOND_PRIZE } from './plan'
import { openPage } from './visits'

const SUMMARY =
  '用教室里找得到的材料，让每个学生都能亲手做一遍：先猜一猜，再试一试，最后说一说为什么。视频里保留了没有成功的那一次，因为那一次讨论得最热烈。'
const CONTENT = '公示的奖项与大赛方案写明的得分规则不一致，请主办方核对各位评委的评分后予以更正。'
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')

/** What is chosen for a slot: a file on the disk, or its bytes. */
type Chosen = Parameters<Locator['setInputFiles']>[0]

const slotOf = (page: Page, label: string) => page.getByRole('listitem').filter({ hasText: label })
const choose = (page: Page, label: string, file: Chosen) =>
  slotOf(page, label).locator('input[type=file]').setInputFiles(file)

/** A school enters one of its teachers. */
export async function enterForTeacher(page: Page, url: string, { name, title }: Entrant, id: number): Promise<void> {
  await openPage(page, `${url}/othersSignUpList?view=behalf`)
  await page.getByRole('button', { name: '代报名', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '代报名' })
  await dialog.getByRole('combobox', { name: '赛事' }).selectOption(COMPETITION)
  await dialog.getByRole('combobox', { name: '参赛人' }).fill(name)
  await dialog.getByRole('option', { name: new RegExp(`^${name}`) }).click()
  await dialog.getByRole('combobox', { name: '参赛组别' }).selectOption(GROUP)
  await dialog.getByRole('combobox', { name: '学段' }).selectOption('小学')
  await dialog.getByRole('combobox', { name: '学科' }).selectOption('科学')
  await dialog.getByRole('textbox', { name: '课题名称' }).fill(title)
  await dialog.getByRole('checkbox', { name: /^已征得本人同意/ }).check()
  await dialog.getByRole('button', { name: '提交报名' }).click()
  await page.getByText(new RegExp(`^已为${name}报名，回执编号 BM${id}\\d{6}$`)).waitFor()
}

/** The teacher reads that the school has entered them. */
export async function readEntryMessage(page: Page, url: string, { school, title }: Entrant): Promise<void> {
  await openPage(page, `${url}/message-center`)
  await page.getByText('学校已为您报名').first().click()
  await page.getByText(`${school}已为您报名“${COMPETITION}”：${title}。`).first().waitFor()
}

/** A teacher signs up. */
export async function signUp(page: Page, url: string, { title }: Entrant, id: number): Promise<void> {
  await openPage(page, `${url}/othersSignUpList`)
  await page.getByRole('link', { name: COMPETITION }).click()
  await page.getByLabel('参赛组别').selectOption({ label: GROUP })
  await page.getByLabel('学段').selectOption({ label: '小学' })
  await page.getByLabel('学科').selectOption({ label: '科学' })
  await page.getByLabel('课题名称').fill(title)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '提交报名' }).click()
  await page.getByText(new RegExp(`报名成功，回执编号 BM${id}\\d{6}`)).waitFor()
}

async function openWork(page: Page, url: string, id: number): Promise<void> {
  await openPage(page, `${url}/othersSignUpList?id=${id}&tab=works`)
  await page.getByRole('heading', { name: '提交作品' }).waitFor()
}

interface Upload {
  file: Chosen
  /** The size as the page shows it. */
  size: string
}

/** Fills the form of a work, sends its film, and submits both. Returns the hash of the receipt. */
async function submitWork(page: Page, { title }: Entrant, { file, size }: Upload): Promise<string> {
  await page.getByLabel('作品名称').fill(title)
  await page.getByLabel('作品简介').fill(SUMMARY)
  await choose(page, '实验视频', file)
  // The film has no sound track.
  await slotOf(page, '实验视频').getByRole('button', { name: '仍然上传' }).click()
  await slotOf(page, '实验视频').getByText(`已上传 · ${size}`, { exact: true }).waitFor({ timeout: 120_000 })
  await page.getByText(/^草稿已保存/).waitFor()
  await page.getByRole('button', { name: '提交作品' }).click()
  await page.getByText('作品已提交').waitFor()
  const receipt = page.getByRole('region', { name: '提交回执' })
  return receipt.getByText(/^[0-9a-f]{64}$/).innerText()
}

/** A teacher submits a work with a small film. */
export async function submitSmallFilm(page: Page, url: string, entrant: Entrant, id: number): Promise<void> {
  await openWork(page, url, id)
  const buffer = filmOf(64 * 1024)
  await submitWork(page, entrant, { file: { name: '实验.mp4', mimeType: 'video/mp4', buffer }, size: '64 KB' })
}

/** Where the parts of a film began that a browser sent, and how many uploads it created. */
export interface SentParts {
  offsets: number[]
  created: number
}

/** A teacher submits a work with a film of 200 MB. */
export async function submitLargeFilm(
  page: Page,
  url: string,
  { entrant, id, path, sha256 }: { entrant: Entrant; id: number; path: string; sha256: string },
): Promise<SentParts> {
  const parts: SentParts = { offsets: [], created: 0 }
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === '/api/file/upload/create') parts.created += 1
    if (request.method() === 'PATCH' && pathname.startsWith('/api/file/upload/'))
      parts.offsets.push(Number(request.headers()['upload-offset']))
  })
  await openWork(page, url, id)
  const hash = await submitWork(page, entrant, { file: path, size: '200 MB' })
  // The receipt hashes the lines of all files: the server has the same bytes in the same order.
  expect(hash).toBe(createHash('sha256').update(`file-1/0 ${sha256}`).digest('hex'))
  return parts
}

/** The author reads why a work was returned, adds what was missing, and submits it again. */
export async function correctWork(page: Page, url: string, id: number, reason: string): Promise<void> {
  await openWork(page, url, id)
  await page.getByText(`退回原因：${reason}`).waitFor()
  await choose(page, '教学设计', { name: '教学设计.pdf', mimeType: 'application/pdf', buffer: pdf })
  await slotOf(page, '教学设计')
    .getByText(/^已上传/)
    .waitFor()
  await page.getByRole('button', { name: '提交作品' }).click()
  await page.getByText('作品已提交').waitFor()
}

async function openOwnResult(page: Page, url: string, { title }: Entrant): Promise<Locator> {
  await openPage(page, `${url}/myScore`)
  return page
    .getByRole('listitem')
    .filter({ hasText: COMPETITION })
    .filter({ has: page.getByRole('heading', { name: title }) })
}

/** The author reads the announced award and objects to it. Scores are not shown before they are published. */
export async function objectToAward(page: Page, url: string, entrant: Entrant, shown: string): Promise<void> {
  const own = await openOwnResult(page, url, entrant)
  await own.getByText(SECOND_PRIZE).waitFor()
  expect(await own.innerText()).not.toContain(shown)
  await own.getByRole('button', { name: '提出异议' }).click()
  await own.getByRole('textbox', { name: '异议内容' }).fill(CONTENT)
  await own.getByRole('button', { name: '提交异议' }).click()
  await own.getByText('异议已提交，主办方处理后会通知您。').waitFor()
}

/** The author reads how the objection was decided. */
export async function readDecision(page: Page, url: string, entrant: Entrant, { award, reply }: DecisionTexts) {
  const own = await openOwnResult(page, url, entrant)
  await own.getByText('异议成立', { exact: true }).waitFor()
  await own.getByText(reply).waitFor()
  await own.getByText(award).first().waitFor()
}

interface DecisionTexts {
  award: string
  reply: string
}

/** Number and code that verify a certificate. */
export interface CertificateKey {
  no: string
  code: string
}

/** The author reads the published score and the certificate. */
export async function readCertificate(
  page: Page,
  url: string,
  entrant: Entrant,
  { award, shown }: { award: string; shown: string },
): Promise<CertificateKey> {
  const own = await openOwnResult(page, url, entrant)
  await own.getByText(shown, { exact: true }).waitFor()
  await own.getByText(award).first().waitFor()
  const no = await own.getByRole('link', { name: /^云实验证/ }).innerText()
  const code = (await own.getByText(/^查验码 \w{10}$/).innerText()).replace('查验码 ', '')
  return { no, code }
}
