import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withoutSections } from '../../scripts/build/hover-texts'
import { packedPackages } from '../../scripts/release/pack-packages'

describe('a comment of a declaration', () => {
  it.each([
    ['/** Milliseconds (section 9). */', '/** Milliseconds. */'],
    ['/** Role ids (sections 5 and 9), sorted. */', '/** Role ids, sorted. */'],
    ['/** The name (section 5: required). */', '/** The name (required). */'],
    ['/** Its state (names, specification section 3). */', '/** Its state (names). */'],
    ['/**\n * The page (specification\n * section 2, guarded). */', '/**\n * The page (guarded). */'],
    ['/** Section 9: 1000 */', '/** 1000 */'],
    ['/** By the words of specification section 8. */', '/** By the words of the specification. */'],
    ['/** Hides a section. */ const text = "section 5"', '/** Hides a section. */ const text = "section 5"'],
  ])('%j has no section number', (given, expected) => expect(withoutSections(given)).toBe(expected))

  it('of the tarballs has none', () => {
    const files = packedPackages().flatMap(({ folder }) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.d.ts'))
        .map((name) => join(folder, name)),
    )
    expect(files.length).toBeGreaterThan(50)
    expect(files.filter((file) => /\bsections?\s+(?:\*\s+)?\d/i.test(readFileSync(file, 'utf8')))).toEqual([])
  })
})
