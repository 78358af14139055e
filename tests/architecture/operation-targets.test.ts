import { expect, it } from 'vitest'
import { operationTargets } from '../../packages/api-client/src/rules/operation-actions'
import { sourceFiles } from '../support/source-files'

/** Kinds of records that the server names where it records an operation. */
const TARGET = /\btarget(?:Of)?\b[^;]{0,160}?\btype: '([\w-]+)'/g

it('every kind of record that the server logs is one that the log has words for', () => {
  const named = sourceFiles('apps/api/src/features', /(?<!\.test)\.ts$/).flatMap(({ text }) =>
    /recordOperations?\b/.test(text) ? [...text.matchAll(TARGET)].flatMap(([, kind]) => kind ?? []) : [],
  )
  const known: readonly string[] = operationTargets
  expect(named.length).toBeGreaterThan(60)
  expect([...new Set(named)].filter((kind) => !known.includes(kind))).toEqual([])
})
