import { builtInNames } from '@doorway/admin-kit'
import { describe, expect, it } from 'vitest'
import { builtInScreens, comingPaths, isConsolePath } from './paths'

describe('the named addresses', () => {
  it('know the same built-in screens as the kit, which visitors never load', () => {
    expect(builtInScreens).toEqual(builtInNames)
  })

  it('tell the console from the portal', () => {
    expect(['/home', '/login', '/user-management', '/embed-playground'].every(isConsolePath)).toBe(true)
    expect(['/doorMain', '/404', '/anything', ...comingPaths].some(isConsolePath)).toBe(false)
  })
})
