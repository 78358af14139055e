import { builtInNames } from '@doorway/admin-kit'
import { describe, expect, it } from 'vitest'
import { builtInScreens, comingPaths, isConsolePath, isPortalPath, isSamePath, portalPaths } from './paths'
import { portalRoutes } from './portal-routes'

describe('the named addresses', () => {
  it('know the same built-in screens as the kit, which visitors never load', () => {
    expect(builtInScreens).toEqual(builtInNames)
  })

  it('of the portal are those of its route table', () => {
    const inTable = portalRoutes.flatMap(function paths({ path, children }): string[] {
      return [...(path ? [path] : []), ...(children ?? []).flatMap(paths)]
    })
    expect([...portalPaths].sort()).toEqual(inTable.sort())
    expect(['/doormain', '/doorMain/', '/'].every(isPortalPath)).toBe(true)
    expect(['/home', '/login', '/anything'].some(isPortalPath)).toBe(false)
  })

  it('mean the same page in any case and with a slash at the end', () => {
    expect(isSamePath('/Login/', '/login')).toBe(true)
    expect(isSamePath('/login', '/home')).toBe(false)
  })

  it('tell the console from the portal', () => {
    expect(['/home', '/login', '/user-management', '/embed-playground'].every(isConsolePath)).toBe(true)
    expect(['/doorMain', '/404', '/anything', ...comingPaths].some(isConsolePath)).toBe(false)
  })
})
