import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../support/source-files'

// One place in the server and one in the host write and parse Cache-Control.
const owners = ['apps/api/src/http/cache-policy.ts', 'apps/host/src/bootstrap/cache-policy.ts']

/** Lines with a directive's word that are no Cache-Control, by file. */
const exceptions: Readonly<Record<string, string>> = {
  'apps/api/src/node/security-headers.ts': 'Strict-Transport-Security and Access-Control-Max-Age',
  'apps/host/src/preferences/preferences.ts': 'the lifetime of a cookie',
}

const DIRECTIVE = /(['"`/])[^'"`\n]*\b(?:max-age|no-store|no-cache|stale-while-revalidate|must-revalidate)\b/
const sources = ['apps/api/src', 'apps/host/src'].flatMap((folder) => sourceFiles(folder, /(?<!\.test)\.tsx?$/))
const found = sources.filter(({ text }) => DIRECTIVE.test(text)).map(({ path }) => path)

describe('Cache-Control', () => {
  it('is written and parsed by the cache policies only', () => {
    expect(found.filter((path) => !owners.includes(path) && !(path in exceptions))).toEqual([])
  })

  it('has no exception that is not needed', () => {
    expect([...owners, ...Object.keys(exceptions)].filter((path) => !found.includes(path))).toEqual([])
  })
})
