import { describe, expect, it } from 'vitest'
import { groupDraftsOf, movedBy, replacedAt, topicDraftsOf, writtenGroups, writtenTopics } from './links-draft'
import type { SiteLinks } from './site-types'

const stored: SiteLinks = {
  version: 3,
  topics: [
    {
      id: 7,
      title: '开学',
      titles: { en: 'Start' },
      summary: '第一课',
      tag: '开学',
      route: null,
      coverFileId: null,
      coverUrl: null,
    },
    {
      id: 8,
      title: '招生',
      titles: {},
      summary: '公告',
      tag: null,
      route: '/announcement',
      coverFileId: null,
      coverUrl: null,
    },
  ],
  linkGroups: [{ name: '部门', names: {}, links: [{ name: '教育局', url: 'https://edu.example' }] }],
}

describe('topics and links in their form', () => {
  it('are saved as they were loaded', () => {
    const topics = stored.topics.map(({ id, title, titles, summary, tag, route, coverFileId }) => {
      return { id, title, titles, summary, tag, route, coverFileId }
    })
    expect(writtenTopics(topicDraftsOf(stored))).toEqual(topics)
    expect(writtenGroups(groupDraftsOf(stored))).toEqual(stored.linkGroups)
  })

  it('lead to what is chosen last', () => {
    const [topic] = replacedAt(topicDraftsOf(stored), 0, { target: 'route', route: ' /announcement ' })
    expect(writtenTopics(topic ? [topic] : [])).toMatchObject([{ tag: null, route: '/announcement' }])
  })

  it('are moved, and stay where there is no further place', () => {
    expect(movedBy(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
    expect(movedBy(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
    expect(movedBy(['a'], 0, 1)).toEqual(['a'])
  })
})
