import { describe, expect, it } from 'vitest'
import { screenManifests } from '../../packages/admin-kit/src/testing/generated/screen-manifests'
import { sizeOfScreen, sizeOfSheet, sizesOfScriptTag } from '../support/entry-size'
import { sourceFiles } from '../support/source-files'

const embedded = screenManifests.flatMap(({ name, feature, embed }) => (embed ? [{ name, feature, ...embed }] : []))

// KB, gzipped, React external; the provider and the client are counted with each screen.
const limits = embedded.map(({ name, feature, sizes }) => ({ screen: name, feature, ...sizes }))

describe('what a page fetches', () => {
  it.each(limits)(
    'for $screen stays under $first KB at first and $all KB in all',
    async ({ screen, feature, first, all }) => {
      const size = await sizeOfScreen(screen, feature)
      expect(size.first).toBeLessThanOrEqual(first)
      expect(size.all).toBeLessThanOrEqual(all)
      // A bundle of nothing would pass too.
      expect(size.first).toBeGreaterThan(30)
    },
    60_000,
  )

  it('leaves the cropper and the tree until they are drawn', async () => {
    const { first, all } = await sizeOfScreen('SelfEdit', 'self-edit')
    expect(all - first).toBeGreaterThan(25)
  }, 60_000)

  it('for one widget of the script tag stays under 170 KB, React included', async () => {
    const files = sourceFiles('packages/admin-kit/src/features', /\.screen\.tsx$/)
    const sizes = await sizesOfScriptTag(
      embedded.map(({ name, part }) => {
        const file = files.find(({ text }) => text.includes(`part="${part}"`))
        if (!file) throw new Error(`No .screen.tsx file of ${name} has the part ${part}.`)
        return file.path.slice('packages/admin-kit/src/features/'.length)
      }),
    )
    for (const [file, size] of sizes) {
      console.log(`script tag: ${file} ${size.toFixed(1)} KB`)
      expect(size, file).toBeLessThanOrEqual(170)
      // React alone is half of that.
      expect(size, file).toBeGreaterThan(90)
    }
  }, 60_000)

  it('as the one sheet stays under 12 KB', async () => {
    const size = await sizeOfSheet()
    expect(size).toBeLessThanOrEqual(12)
    expect(size).toBeGreaterThan(5)
  })
})
