import { describe, expect, it } from 'vitest'
import { pictureIdsIn, withPictureSources } from './body-pictures'

const ID = '10000000-0000-4000-8000-000000000001'
const URL = `/api/file/content/${ID}`
const html = `<p>会场</p><img src="${URL}" alt="会场" /><img src="https://img.example/a.jpg" alt="x" />`

describe('pictures of a text', () => {
  it('are those that the portal stores', () => {
    expect(pictureIdsIn(html)).toEqual([ID])
  })

  it('reserve their space and name their smaller copies', () => {
    const text = withPictureSources(html, [{ id: ID, width: 1600, height: 900, copies: [1280, 320, 640] }])
    expect(text).toContain(
      `srcset="${URL}?width=320 320w, ${URL}?width=640 640w, ${URL}?width=1280 1280w, ${URL} 1600w"`,
    )
    expect(text).toContain('width="1600" height="900" loading="lazy"')
    expect(text).toContain('sizes="min(100vw, 760px)"')
    expect(text).toContain('<img src="https://img.example/a.jpg" alt="x" />')
  })

  it('without copies name none, and small ones take no more than their own width', () => {
    expect(withPictureSources(html, [{ id: ID, width: 200, height: 100, copies: [] }])).not.toContain('srcset')
    expect(withPictureSources(html, [])).toBe(html)
  })
})
