import { describe, expect, it } from 'vitest'
import { focalPointIn, isCroppable, nameOfCopy, typeOfPicture } from './cropped-file'

describe('a cropped picture', () => {
  it.each([
    ['inside the part', { focalX: 50, focalY: 40 }, { focalX: 50, focalY: 50 }],
    ['at the edge that is nearest', { focalX: 5, focalY: 95 }, { focalX: 0, focalY: 100 }],
  ])('has its focal point %s', (_, before, after) => {
    expect(focalPointIn({ x: 25, y: 20, width: 50, height: 40 }, before)).toEqual(after)
  })

  it.each([
    ['a.jpg', 'a-cut.jpg'],
    ['a.b.PNG', 'a.b-cut.PNG'],
    ['a', 'a-cut'],
  ])('of %s is named %s', (name, copy) => {
    expect(nameOfCopy(name, 'cut')).toBe(copy)
  })

  it('stays of its type; animations are not cropped', () => {
    expect(typeOfPicture('JPG')).toBe('image/jpeg')
    expect(isCroppable('webp')).toBe(true)
    expect(isCroppable('gif')).toBe(false)
  })
})
