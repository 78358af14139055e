import { describe, expect, it } from 'vitest'
import { profileContent, profileValues } from './profile-form'
import type { ProfileContent, ProfileDetail } from './school-profile-types'

const content: ProfileContent = {
  motto: '一砚一世界',
  idea: '走好自己的路',
  intro: '第一段\n第二段',
  foundedYear: 1952,
  studentBand: '1500—2000人',
  features: ['翰墨校园', '数学阅读'],
  honours: ['文明校园'],
  tags: ['arts'],
  staffTotal: 96,
  staffSenior: null,
  staffGraduate: 0,
  courses: [{ name: '书法', summary: '每天二十分钟' }],
  pictures: [{ id: 'a', alt: '校门' }],
}
const detail: ProfileDetail = {
  schoolId: 8,
  schoolName: '望川市砚池小学',
  areaName: null,
  state: 'published',
  isPublic: true,
  changedAt: null,
  submittedAt: null,
  publishAt: null,
  mayEdit: true,
  mayDecide: false,
  version: 1,
  submitterName: null,
  live: content,
  draft: null,
  files: [{ id: 'a', url: '/a?key=k' }],
  reviews: [],
}

describe('the form of what a school presents', () => {
  it('saves what it was filled with, without the addresses of pictures', () => {
    expect(profileContent(profileValues(detail))).toEqual(content)
  })

  it('begins with the draft before what is public, and empty without both', () => {
    const draft = { ...content, motto: '新校训' }
    expect(profileValues({ ...detail, draft }).motto).toBe('新校训')
    expect(profileValues({ ...detail, live: null })).toMatchObject({ motto: '', foundedYear: '', pictures: [] })
  })

  it('leaves out empty lines, spaces and courses without a name', () => {
    const values = profileValues(detail)
    const saved = profileContent({
      ...values,
      motto: ' 笔正心正 ',
      features: ' 翰墨校园 \n\n 阅读 ',
      staffTotal: ' ',
      courses: [...values.courses, { name: ' ', summary: '无名' }],
    })
    expect(saved).toMatchObject({ motto: '笔正心正', features: ['翰墨校园', '阅读'], staffTotal: null })
    expect(saved.courses).toEqual(content.courses)
  })
})
