import { film, type FilmOptions } from '@doorway/api/testing'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { newVisitor, openAs } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const RULES = { minSeconds: 5, minHeight: 720, aspect: '16:9', videoCodecs: ['avc'], needsSound: true }
const portal = servePortal(
  {},
  `update competition set work_schema = jsonb_set(jsonb_set(work_schema, '{slots,0,maxSeconds}', '60'),
     '{slots,0,media}', '${JSON.stringify(RULES)}') where id = 3;`,
)
const LABEL = '微课视频'

const slotOf = (page: Page) => page.getByRole('listitem').filter({ hasText: LABEL })

async function choose(page: Page, name: string, options: FilmOptions) {
  const buffer = Buffer.from(await film(options))
  await slotOf(page).locator('input[type=file]').setInputFiles({ name, mimeType: 'video/mp4', buffer })
}

describe('the film of a work', () => {
  it('is refused with a sentence for each broken rule before anything is sent, and accepted as demanded', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/file/upload')) sent.push(request.url())
    })
    await openAs(page, `${portal.url}/othersSignUpList?id=3&tab=works`, 's_wangzh')
    await page.getByLabel('作品简介').fill('写了一半的简介')
    await slotOf(page).getByText('高度至少720像素').waitFor()

    await choose(page, '小.mp4', { seconds: 20, width: 854, height: 480, hasSound: true })
    const alert = slotOf(page).getByRole('alert')
    await alert.getByText('画面高480像素，至少需要720像素').waitFor()
    expect(await alert.getByText('时长').count()).toBe(0)

    await choose(page, '长.mp4', { seconds: 95 })
    await alert.getByText('时长1:35，最长1:00').waitFor()
    await alert.getByText('没有声音，需要有声音').waitFor()
    expect(await alert.getByText('画面高').count()).toBe(0)
    await choose(page, '静.mp4', { seconds: 45, hasSound: true })
    await alert.getByText('抽查了文件的多处，没有听到声音。').waitFor()
    expect(sent).toEqual([])
    expect(await page.getByLabel('作品简介').inputValue()).toBe('写了一半的简介')

    await choose(page, '好.mp4', { seconds: 45, hasSound: true, isTone: true })
    await slotOf(page).getByText('0:45 · 1280×720 · H.264').waitFor()
    expect(await alert.count()).toBe(0)
    expect(sent).not.toEqual([])
    await page.getByText(/^草稿已保存/).waitFor()

    // As the server has read it.
    await page.reload()
    await slotOf(page).getByText('0:45 · 1280×720 · H.264').waitFor()
    expect(faults).toEqual([])
  })
  it('is sent without a check of its sound where the browser cannot decode it, and says so', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await page.addInitScript(() => {
      OfflineAudioContext.prototype.decodeAudioData = () =>
        Promise.reject(new DOMException('no decoder', 'EncodingError'))
    })
    await openAs(page, `${portal.url}/othersSignUpList?id=3&tab=works`, 's_wangzh')
    await choose(page, '静.mp4', { seconds: 46, hasSound: true })
    await slotOf(page).getByText('未能检查是否有声音').waitFor()
    await slotOf(page).getByText('0:46 · 1280×720 · H.264').waitFor()
    expect(faults).toEqual([])
  })
})
