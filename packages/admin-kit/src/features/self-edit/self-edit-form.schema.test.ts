import { describe, expect, it } from 'vitest'
import { selfEditField, selfEditSchema } from './self-edit-form.schema'

const filled = { name: '林砚秋', mobile: '', email: '', avatar: '', descriptionTitle: '', description: '' }
const faults = (change: Partial<typeof filled>) =>
  selfEditSchema
    .safeParse({ ...filled, ...change })
    .error?.issues.map(({ path, message }) => `${String(path[0])} ${message}`)

describe('the self-edit form', () => {
  it('takes a name alone', () => {
    expect(faults({})).toBeUndefined()
  })

  it.each([
    [{ name: '' }, 'name selfEdit.error.nameRequired'],
    [{ mobile: '12800001111' }, 'mobile users.error.mobileFormat'],
    [{ email: 'not an address' }, 'email users.error.emailFormat'],
    [{ email: `${'a'.repeat(36)}@b.cn` }, 'email users.error.emailTooLong'],
    [{ avatar: 'data:image/svg+xml;base64,PHN2Zz4=' }, 'avatar avatar.error.type'],
    [{ avatar: `data:image/png;base64,${'A'.repeat(256_000)}` }, 'avatar avatar.error.tooLarge'],
  ])('refuses %j', (change, fault) => {
    expect(faults(change)).toEqual([fault])
  })

  it('takes an avatar of exactly 256,000 characters', () => {
    const start = 'data:image/png;base64,'
    expect(faults({ avatar: start + 'A'.repeat(256_000 - start.length) })).toBeUndefined()
  })

  it('finds the field of a member the server names', () => {
    expect(['cscpUserDetailDTO.imgPath', 'discTitle', 'roleIds', 'constructor'].map(selfEditField)).toEqual([
      'avatar',
      'descriptionTitle',
      undefined,
      undefined,
    ])
  })
})
