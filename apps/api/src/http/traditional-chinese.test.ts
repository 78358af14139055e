import { describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app'
import { inTraditional } from './traditional-chinese'

const { anonymous } = await openTestApp()
const visitor = anonymous()

async function ask(path: string, language: string) {
  const headers = { 'accept-language': language }
  const response = await visitor.send(new Request(`http://doorway.test/api/portal/${path}`, { headers }))
  return { data: (await response.json()).data, etag: response.headers.get('etag'), vary: response.headers.get('vary') }
}

describe('public content for readers of Traditional Chinese', () => {
  it('is converted, with a tag of its own, and stays as it is for others', async () => {
    const path = 'getContentDetail?type=article&id=1'
    const [tw, zh] = [await ask(path, 'zh-Hant'), await ask(path, 'zh-Hans')]
    expect(zh.data.title).toMatch(/^关于/)
    expect(tw.data.title).toMatch(/^關於/)
    expect(tw.data.bodyHtml).not.toMatch(/[们这为东]/)
    expect(tw.etag).not.toBe(zh.etag)
    expect(tw.vary).toContain('Accept-Language')
    expect((await ask(path, 'zh-Hans')).data).toEqual(zh.data)
    expect((await ask(path, 'zh-Hant')).data).toEqual(tw.data)
  })

  it('is found by words in Traditional Chinese', async () => {
    const found = await ask(`search?q=${encodeURIComponent('微課大賽')}`, 'zh-Hant')
    expect(found.data.total).toBeGreaterThan(0)
    expect(found.data.data[0].title).toMatch(/微課/)
  })
})

describe('the conversion', () => {
  it('leaves addresses and names in other languages as they are', async () => {
    const data = {
      name: '信息公开',
      names: { ja: '情報公開' },
      url: '/files/说明.pdf',
      code: 'news',
      rows: [1, null, '网络'],
    }
    expect(await inTraditional(data)).toEqual({
      name: '資訊公開',
      names: { ja: '情報公開' },
      url: '/files/说明.pdf',
      code: 'news',
      rows: [1, null, '網路'],
    })
  })
})
