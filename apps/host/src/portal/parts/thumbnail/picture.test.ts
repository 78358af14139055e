import { describe, expect, it } from 'vitest'
import { sourceSet } from './picture'

describe('the addresses of a picture', () => {
  it('name the small copy of what the portal stores', () => {
    expect(sourceSet('/api/file/content/1')).toBe(
      '/api/file/content/1?width=480 480w, /api/file/content/1?width=960 960w',
    )
  })

  it('are no others for pictures from elsewhere', () => {
    expect(sourceSet('https://img.example/a.jpg')).toBeUndefined()
  })
})
