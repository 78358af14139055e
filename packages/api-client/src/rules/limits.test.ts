import { describe, expect, it } from 'vitest'
import {
  dictionaryTypes,
  hiddenRoleIds,
  limits,
  previewFileTypes,
  rootArea,
  rootOrganizationId,
  superAccount,
  userTypes,
} from '.'

describe('the constants of section 9', () => {
  it('are those of the specification', () => {
    expect(limits).toMatchObject({
      firstPage: 1,
      pageSize: 10,
      organizationPageSize: 9000,
      optionPageSize: 1000,
      emailMax: 40,
      usernameMin: 6,
      usernameMax: 18,
      createdPasswordMin: 8,
      ownPasswordMin: 8,
      ownPasswordMax: 16,
      callTimeoutMs: 20_000,
      fileTimeoutMs: 3_600_000,
      screenTimeoutMs: 120_000,
      avatarMax: 256_000,
    })
    expect(userTypes).toEqual({ teacher: '4', student: '5', parent: '6' })
    expect(dictionaryTypes).toMatchObject({ userType: '8', teacherDuty: '5' })
    expect(superAccount).toEqual({ id: 1, username: 'admin' })
    expect(hiddenRoleIds).toEqual([1, 2])
    expect(rootArea).toEqual({ code: '0', depth: -1 })
    expect(rootOrganizationId).toBe(0)
  })

  it('name every file type of section 5', () => {
    expect(previewFileTypes.join(', ')).toBe(
      'xls, xlsx, doc, docx, ppt, pptx, pdf, txt, java, php, py, md, js, css, zip, rar, jar, tar, gzip, jpg, jpeg, png, gif, mp3, wav, mp4, flv',
    )
  })
})
