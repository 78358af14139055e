import { describe, expect, it } from 'vitest'
import { draftOf, emptyValues, membersOf } from './behalf-form'

describe('people of a text', () => {
  it('are one per line, with name and organisation', () => {
    expect(membersOf(' 何见风 / 泮桥小学\n\n许棠贝／第三中学 ', 'coauthor')).toEqual([
      { role: 'coauthor', name: '何见风', orgName: '泮桥小学' },
      { role: 'coauthor', name: '许棠贝', orgName: '第三中学' },
    ])
    expect(membersOf('', 'coauthor')).toEqual([])
  })

  it.each(['何见风', '/泮桥小学', '何见风/', '甲/乙/丙', '何见风/泮桥小学\n许棠贝'])(
    'cannot be read out of %j',
    (text) => {
      expect(membersOf(text, 'instructor')).toBeUndefined()
    },
  )
})

describe('a form', () => {
  it('is sent with numbers, trimmed, and the promise that was shown', () => {
    const values = {
      ...emptyValues('4'),
      person: { value: '17', label: '林砚秋' },
      groupId: '14',
      gardeId: '2',
      courseId: '0210',
      topic: ' 会变色的紫甘蓝 ',
      instructors: '何见风/泮桥小学',
    }
    expect(draftOf(values, '2026-01')).toEqual({
      competitionId: 4,
      applicantId: 17,
      groupId: 14,
      gardeId: '2',
      courseId: '0210',
      topic: '会变色的紫甘蓝',
      members: [{ role: 'instructor', name: '何见风', orgName: '泮桥小学' }],
      promiseVersion: '2026-01',
    })
  })
})
