import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../support/source-files'

/**
 * Methods of arrays and objects that Chromium 109 on Windows 7 does not have (it is the oldest browser of the
 * specification): a screen that calls one fails there, and nowhere else.
 */
const MISSING =
  /\.(?:toSorted|toReversed|toSpliced|with|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(|\bArray\.fromAsync\(|\b(?:Object|Map)\.groupBy\(|\bPromise\.(?:withResolvers|try)\(|\bURL\.canParse\(/

const BROWSER = ['apps/host/src', 'packages/ui/src', 'packages/admin-kit/src', 'packages/api-client/src']
/** What runs in tests, in stories, on the command line and on the server alone. */
const ELSEWHERE = /\.test\.|\.stories\.|\/testing\/|\/verify\/|\/search-engines\//

describe('code for browsers', () => {
  const files = BROWSER.flatMap((folder) => sourceFiles(folder, /\.tsx?$/)).filter(({ path }) => !ELSEWHERE.test(path))

  it('calls no method that the oldest browser lacks', () => {
    expect(files.length).toBeGreaterThan(500)
    expect(files.filter(({ text }) => MISSING.test(text)).map(({ path }) => path)).toEqual([])
  })
})
