import { describe, expect, it } from 'vitest'
import { formerAddressCall, isShortFormerAddress, presentAddress } from './former-address'

const at = (path: string) => new URL(path, 'https://portal.example')

describe('an address of a former portal', () => {
  it.each([
    ['/?p=12', true],
    ['/?page_id=3&utm_source=a', true],
    ['/?p=x', false],
    ['/', false],
    ['/doorMain?p=12', false],
  ])('%s names an article at the front page: %s', (path, isShort) =>
    expect(isShortFormerAddress(at(path))).toBe(isShort),
  )

  it('is looked up in the site that the request names', () => {
    expect(formerAddressCall(at('/2019/a.html?id=7&site=city'))).toBe(
      '/api/portal/getMovedAddress?address=%2F2019%2Fa.html%3Fid%3D7&siteCode=city',
    )
    const ofArticle = (path: string) => presentAddress({ articleId: 5 }, at(path))
    expect(ofArticle('/2019/a.html?site=city')).toBe('/comPageInfo?type=article&id=5&site=city')
    expect(ofArticle('/2019/a.html')).toBe('/comPageInfo?type=article&id=5')
  })

  it('leads to a file, or nowhere', () => {
    expect(presentAddress({ fileId: 'f' }, at('/wp-content/uploads/a.jpg'))).toBe('/api/file/content/f')
    expect(presentAddress(null, at('/wp-content/uploads/a.jpg'))).toBeUndefined()
  })
})
