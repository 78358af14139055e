import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbedding, type Embedding } from '../support/embedding'
import { exampleJourneys } from '../support/example-journeys'
import { newVisitor } from '../support/journey'
import { root } from '../support/source-files'

const examples = [...new Set(exampleJourneys.map(({ example }) => example))]
const folderOf = (example: string) => join(root, 'examples', example)

let site: Embedding

beforeAll(async () => {
  for (const example of examples) execFileSync(process.execPath, ['build.mjs'], { cwd: folderOf(example) })
  site = await startEmbedding(Object.fromEntries(examples.map((example) => [example, join(folderOf(example), 'dist')])))
  const config = JSON.stringify({ api: site.server.url, token: site.tokens.admin })
  for (const example of examples) site.embedder.write(`${example}/config.json`, config)
})
afterAll(() => site.stop())

async function openExample(example: string, address = 'index.html') {
  const journey = await newVisitor(site.browser)
  await journey.page.goto(`${site.embedder.url}/${example}/${address}`)
  return journey
}

describe('the examples', () => {
  it.each(exampleJourneys)('$example: $title', async ({ example, address, walk }) => {
    const { page, context, faults } = await openExample(example, address)
    await walk(page)
    expect(page.frames().some((one) => one.url().includes(site.tokens.admin))).toBe(false)
    expect(faults).toEqual([])
    await context.close()
  })

  it('use the versions that are tested here', () => {
    const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))
    const kit = read('packages/admin-kit/package.json')
    const versions = {
      ...kit.devDependencies,
      ...read('package.json').devDependencies,
      '@doorway/admin-kit': kit.version,
      '@doorway/api-client': read('packages/api-client/package.json').version,
    }
    for (const example of examples) {
      const { dependencies } = read(`examples/${example}/package.json`)
      for (const [name, version] of Object.entries(dependencies)) expect(versions[name], name).toBe(version)
    }
  })
})
