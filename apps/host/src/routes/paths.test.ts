import { builtInNames } from '@doorway/admin-kit'
import { describe, expect, it } from 'vitest'
import { portalPages } from './portal-pages'
import { isConsolePath } from '../console/console-paths'
import { isPortalPath, isPublicPath, isSamePath } from './paths'

const portalPaths = portalPages.flatMap(({ paths }) => paths)

describe('the named addresses', () => {
  it('of the portal are those of its pages and their redirects, in any case and with a trailing slash', () => {
    expect(portalPaths.every(isPortalPath)).toBe(true)
    expect(['/', '/doorway', '/preschoolEducation', '/doormain', '/doorMain/'].every(isPortalPath)).toBe(true)
    expect(['/home', '/login', '/anything'].some(isPortalPath)).toBe(false)
  })

  it('mean the same page in any case and with a slash at the end', () => {
    expect(isSamePath('/Login/', '/login')).toBe(true)
    expect(isSamePath('/login', '/home')).toBe(false)
  })

  it('tell the console from the portal', () => {
    expect(['/home', '/login', '/user-management', '/embed-playground'].every(isConsolePath)).toBe(true)
    expect(builtInNames.map((name) => `/${name}`).every(isConsolePath)).toBe(true)
    expect(['/anything', ...portalPaths].some(isConsolePath)).toBe(false)
  })

  it('that work without a token are those of the specification, section 6', () => {
    const specified = [
      'login',
      'doorMain',
      'doorWay',
      'change-password',
      'educationNews',
      'discloseInfos',
      'announcement',
      'microCompute',
      'projectShow',
      'comPageInfo',
      'schoolStyle',
      'winningWorks',
      'teachResearch',
    ]
    expect(specified.every((name) => isPublicPath(`/${name}`))).toBe(true)
    const lower = new Set(specified.map((name) => `/${name.toLowerCase()}`))
    expect(portalPaths.filter((path) => isPublicPath(path) !== lower.has(path.toLowerCase()))).toEqual([])
  })
})
