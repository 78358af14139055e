import { describe, expect, it } from 'vitest'
import { nearestPaths } from './nearest-paths'

const known = ['/doorMain', '/announcement', '/educationNews', '/discloseInfos', '/schoolStyle', '/siteMap']

describe('the pages nearest to an unknown path', () => {
  it.each([
    ['/announcements', ['/announcement']],
    ['/education-news/2', ['/educationNews']],
    ['/dicloseInfo', ['/discloseInfos']],
    ['/SCHOOLSTYLE.html', ['/schoolStyle']],
    ['/xyz', []],
    ['/', []],
  ])('for %s are %j', (path, expected) => {
    expect(nearestPaths(path, known)).toEqual(expected)
  })
})
