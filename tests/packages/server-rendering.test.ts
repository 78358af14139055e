import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { screenManifests } from '../../packages/admin-kit/src/testing/generated/screen-manifests'
import { installed, packedPackages } from '../../scripts/release/pack-packages'

// Requirement 18 of embedding: every entry can be imported where there is no page.
const packed = packedPackages()
const entries = packed.flatMap(({ name, manifest }) =>
  Object.keys(manifest.exports)
    .filter((entry) => !/\.(css|json)$/.test(entry))
    .map((entry) => name + entry.slice(1)),
)

/** What a module prints in a Node of its own, which finds the unpacked tarballs as an installation would. */
const printed = (module: string) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', module], {
    cwd: join(installed, '..', '..'),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })

// An editor that adds a record has nothing to wait for, and so has the sign-in.
const skeletons = screenManifests.flatMap(({ name, entry, embed }) =>
  embed && embed.part === entry && name !== 'SignIn' ? [[name, entry] as const] : [],
)

/** What a server renders of each screen, all by one Node: starting one for each took a minute. */
function renderScreens(screens: readonly (readonly [screen: string, entry: string])[]): Record<string, string> {
  const module = `import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { DoorwayProvider } from '@doorway/admin-kit'
import { createDoorwayClient } from '@doorway/api-client'
const client = createDoorwayClient({ fetch: () => { throw new Error('requested while rendering') } })
const rendered = {}
for (const [screen, entry] of ${JSON.stringify(screens)}) {
  const Screen = (await import('@doorway/admin-kit/' + entry))[screen]
  rendered[screen] = renderToString(createElement(DoorwayProvider, { client, locale: 'zh' }, createElement(Screen)))
}
console.log(JSON.stringify(rendered))`
  return JSON.parse(printed(module))
}

describe('on a server', () => {
  it('every entry is imported', () => {
    const module = `for (const entry of ${JSON.stringify(entries)}) {
  const names = Object.keys(await import(entry))
  console.log(entry, names.length)
}`
    expect(entries.length).toBeGreaterThan(20)
    expect(printed(module).trim().split('\n')).toHaveLength(entries.length)
  }, 60_000)

  describe('is rendered', () => {
    let rendered: Record<string, string>
    beforeAll(() => {
      rendered = renderScreens([...skeletons, ['SignIn', 'sign-in']])
    })

    it.each(skeletons)('%s as its skeleton', (screen, entry) => {
      const html = rendered[screen]
      expect(html).toContain(`data-dw-part="${entry}"`)
      expect(html).toContain('dw-skeleton')
    })

    it('UserManager with the places of filters, table and tree, and not a bar alone', () => {
      const html = rendered['UserManager']
      expect(html?.split('dw-skeleton').length).toBeGreaterThan(50)
      expect(html).toContain('dw-split-pane')
      expect(html).toContain('dw-user-filters')
    })

    it('SignIn as its form, which puts no password into an address before its script runs', () => {
      const html = rendered['SignIn']
      expect(html).toContain('data-dw-part="sign-in"')
      expect(/<form[^>]*>/.exec(html ?? 'no form')?.[0]).toContain('method="post"')
      expect(html).toContain('autoComplete="current-password"')
    })
  })
})
