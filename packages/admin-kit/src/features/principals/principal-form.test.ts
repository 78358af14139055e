import { describe, expect, it } from 'vitest'
import { principalContent, principalValues } from './principal-form'
import type { PrincipalContent, PrincipalDetail } from './principal-types'

const content: PrincipalContent = {
  name: '欧阳既明',
  schoolId: 8,
  title: '望川市砚池小学校长',
  summary: '把一间书法教室办成一所学校的名片。',
  photoFileId: 'a',
  honours: ['望川市劳动模范', '云泽省优秀校长'],
  resumeHtml: '<p>1998年参加工作。</p>',
  ideasHtml: '',
}
const principal: PrincipalDetail = {
  id: 1,
  name: '欧阳既明',
  schoolId: 8,
  schoolName: '望川市砚池小学',
  title: '望川市砚池小学校长',
  state: 'published',
  isPublic: true,
  changedAt: '2026-11-21 09:00:00',
  submittedAt: null,
  publishAt: '2026-11-01 09:00:00',
  mayEdit: true,
  mayDecide: false,
  mayRemove: false,
  version: 1,
  submitterName: null,
  publicSchoolName: '望川市砚池小学',
  live: content,
  draft: null,
  files: [{ id: 'a', url: '/a?key=k' }],
  reviews: [],
}

describe('the form of a principal', () => {
  it('saves what it was filled with, without the address of the photo', () => {
    expect(principalContent(principalValues(principal))).toEqual(content)
  })

  it('begins with the draft before what was passed, and empty for a new one', () => {
    const draft = { ...content, title: '副校长' }
    expect(principalValues({ ...principal, draft }).title).toBe('副校长')
    expect(principalValues(null)).toMatchObject({ name: '', schoolId: null, photoFileId: null })
  })

  it('leaves out spaces and empty lines', () => {
    const values = { ...principalValues(principal), name: ' 欧阳既明 ', honours: ' 望川市劳动模范 \n\n' }
    expect(principalContent(values)).toMatchObject({ name: '欧阳既明', honours: ['望川市劳动模范'] })
  })
})
