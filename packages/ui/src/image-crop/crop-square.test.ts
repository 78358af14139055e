import { describe, expect, it } from 'vitest'
import { centreOf, largestArea, squareAt, zoomOf } from './crop-square'

const wide = { width: 400, height: 200 }

describe('the square of a crop', () => {
  it('is as large as the picture allows, in the middle, to begin with', () => {
    expect(squareAt(wide, 1, { x: 50, y: 50 })).toEqual({ x: 25, y: 0, width: 50, height: 100 })
  })

  it('stays inside the picture at its edges', () => {
    expect(squareAt(wide, 2, { x: 0, y: 100 })).toEqual({ x: 0, y: 50, width: 25, height: 50 })
  })

  it.each([1, 1.5, 4])('is zoomed %d times when asked for it', (zoom) => {
    const square = squareAt(wide, zoom, { x: 50, y: 50 })
    expect(zoomOf(wide, square)).toBeCloseTo(zoom)
    expect(centreOf(square)).toEqual({ x: 50, y: 50 })
  })
})

describe('the largest part of a ratio', () => {
  it.each([
    ['the whole picture without a ratio', undefined, { x: 0, y: 0, width: 100, height: 100 }],
    ['as high as the picture', 1, { x: 25, y: 0, width: 50, height: 100 }],
    ['as wide as the picture', 4, { x: 0, y: 25, width: 100, height: 50 }],
  ])('is %s', (_, aspect, area) => {
    expect(largestArea(wide, aspect)).toEqual(area)
  })
})
