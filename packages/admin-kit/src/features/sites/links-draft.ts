import { inputText } from '../../forms/input-text'
import type { LinkGroup, LinksDraft, SiteLinks, SiteTopic } from './site-types'

/** Limits of the lists of a front page, as the contract has them. */
export const frontPageLimits = {
  topics: 20,
  topicTitle: 40,
  topicSummary: 120,
  tag: 20,
  route: 200,
  groups: 10,
  groupName: 30,
  links: 30,
  linkName: 60,
  url: 500,
} as const

let lastKey = 0

/** A part of the form with a key of its own, since new ones have no id. */
export interface Keyed {
  key: string
}

/** What a topic leads to. */
export type TopicTarget = 'tag' | 'route'

/** A topic in the form. */
export interface TopicDraft
  extends Keyed, Pick<SiteTopic, 'title' | 'titles' | 'summary' | 'coverFileId' | 'coverUrl'> {
  id?: number
  target: TopicTarget
  tag: string
  route: string
}

/** A link in the form. */
export interface LinkDraft extends Keyed {
  name: string
  url: string
}

/** A group of links in the form. */
export interface GroupDraft extends Keyed, Pick<LinkGroup, 'name'> {
  names: Record<string, string>
  links: LinkDraft[]
}

const keyed = <Value extends object>(value: Value): Value & Keyed => {
  lastKey += 1
  return { ...value, key: String(lastKey) }
}

/** A topic with nothing in it. */
export const newTopic = (): TopicDraft =>
  keyed({
    title: '',
    titles: {},
    summary: '',
    target: 'tag' as const,
    tag: '',
    route: '',
    coverFileId: null,
    coverUrl: null,
  })

/** A link with nothing in it. */
export const newLink = (): LinkDraft => keyed({ name: '', url: '' })

/** A group with one link to fill in. */
export const newGroup = (): GroupDraft => keyed({ name: '', names: {}, links: [newLink()] })

const toTopic = ({ id, title, titles, summary, tag, route, coverFileId, coverUrl }: SiteTopic): TopicDraft =>
  keyed({
    id,
    title,
    titles,
    summary,
    target: tag === null ? ('route' as const) : ('tag' as const),
    tag: inputText(tag),
    route: inputText(route),
    coverFileId,
    coverUrl,
  })

/** The stored topics as the form holds them. */
export const topicDraftsOf = ({ topics }: SiteLinks): TopicDraft[] => topics.map(toTopic)

/** The stored links as the form holds them. */
export const groupDraftsOf = ({ linkGroups }: SiteLinks): GroupDraft[] =>
  linkGroups.map(({ name, names = {}, links }) => keyed({ name, names, links: links.map((link) => keyed(link)) }))

/** What the topics are saved as. */
export const writtenTopics = (topics: readonly TopicDraft[]): LinksDraft['topics'] =>
  topics.map(({ id, title, titles, summary, target, tag, route, coverFileId }) => ({
    ...(id !== undefined && { id }),
    title,
    titles,
    summary,
    tag: target === 'tag' ? tag.trim() : null,
    route: target === 'route' ? route.trim() : null,
    coverFileId,
  }))

/** What the groups of links are saved as. */
export const writtenGroups = (groups: readonly GroupDraft[]): LinksDraft['linkGroups'] =>
  groups.map(({ name, names, links }) => ({
    name,
    names,
    links: links.map((link) => ({ name: link.name, url: link.url.trim() })),
  }))

/** The parts with one of them moved by one place. */
export function movedBy<Part>(parts: readonly Part[], place: number, step: -1 | 1): Part[] {
  const moved = [...parts]
  const [part] = moved.splice(place, 1)
  if (part !== undefined) moved.splice(place + step, 0, part)
  return moved
}

/** The parts with a change of one. */
export const replacedAt = <Part>(parts: readonly Part[], place: number, change: Partial<Part>): Part[] =>
  parts.map((part, index) => (index === place ? { ...part, ...change } : part))
