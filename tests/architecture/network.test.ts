import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../support/source-files'

// The network cut: views take values and callbacks, and a host is notified of every change (`onBeforeMutation`).

const sources = sourceFiles('packages/admin-kit/src', /(?<!\.test|\.stories)\.tsx?$/).filter(
  ({ path }) => !path.includes('/testing/'),
)

/** Places outside `*.queries.ts` that may call the API, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'context/use-api.ts': 'defines the hook',
  'mutations/use-host-mutation.ts': 'defines the hook that notifies the host',
}

const callersOf = (call: RegExp) =>
  sources
    .filter(({ path, text }) => call.test(text) && !path.endsWith('.queries.ts'))
    .map(({ path }) => path.slice('packages/admin-kit/src/'.length))
    .filter((path) => !Object.hasOwn(exceptions, path))

describe('the network', () => {
  it('is reached by *.queries.ts only', () => {
    expect(callersOf(/\buseApi\(\)/)).toEqual([])
  })

  it('is changed by mutations of *.queries.ts only', () => {
    expect(callersOf(/\buse(?:Host)?Mutation\(/)).toEqual([])
  })

  it('is changed through the hook that notifies the host; other mutations only read', () => {
    const plain = sources.filter(
      ({ path, text }) => /\buseMutation\(/.test(text) && !path.endsWith('use-host-mutation.ts'),
    )
    // Reads on request: the users of a search, the check of a log, the menu as a document, the result of a task, a
    // certificate and the sample of one.
    const uses = plain.flatMap(({ text }) => [...text.matchAll(/export function (\w+)[^]*?\n}\n/g)])
    const names = uses.filter(([body]) => /\buseMutation\(/.test(body)).map(([, name]) => name)
    const reads = ['useChainCheck', 'useCollectUsers', 'useReadDocument', 'useTaskResult']
    const files = ['useDownloadCertificate', 'usePreviewTemplate']
    expect(new Set(names)).toEqual(new Set([...reads, ...files]))
  })
})
