import { describe, expect, it } from 'vitest'

const locales = ['zh', 'en', 'ja', 'ko', 'tw'] as const
const kinds = ['all', 'area_tree', 'org_tree', 'org', 'self', 'custom'] as const

/** The words of a language, under its name. */
type Words = Record<string, { scope: Readonly<Record<(typeof kinds)[number], string>> } | undefined>

const scopesIn = (words: Words, locale: string) => kinds.map((kind) => words[locale]?.scope[kind])

describe('the data scope', () => {
  it.each(locales)('has one wording in %s: that of the server is that of the roles', async (locale) => {
    const ofRoles: Words = await import(`../../packages/admin-kit/src/features/roles/strings/${locale}.ts`)
    const ofServer: Words = await import(`../../apps/api/src/strings/${locale}.ts`)
    expect(scopesIn(ofRoles, locale)).not.toContain(undefined)
    expect(scopesIn(ofServer, locale)).toEqual(scopesIn(ofRoles, locale))
  })
})
