import { Fragment } from 'react'
import { usePreferences } from '../../../preferences/preferences-context'
import { usePageStrings } from '../../use-page-strings'
import { Announcements } from './announcements'
import { ContestBand } from './contest-band'
import { route } from './door-main.route'
import { FriendLinks } from './friend-links'
import { groupBlocks, NOTICES, RESEARCH } from './group-blocks'
import { ListSection, NewsSection } from './home-section'
import type { HomeBlock, HomeView } from './home-view'
import { LeadStories } from './lead-stories'
import { Principals } from './principals'
import { RegionNumbers } from './region-numbers'
import { Research } from './research'
import { Schools } from './schools'
import { Topics } from './topics'
import { Winners } from './winners'

/** The blocks of a front page in the order of the site. A block without content renders nothing. */
export function HomeBlocks({ home }: { home: HomeView }) {
  const { locale } = usePreferences()
  const strings = usePageStrings(route)
  const { sections } = home
  const titleOf = ({ title, titles }: HomeBlock) => titles[locale] ?? title
  const sectionOf = ({ kind }: HomeBlock) => sections.find(({ columnCode }) => columnCode === kind)
  const nameOf = (block: HomeBlock) => {
    const section = sectionOf(block)
    return titleOf(block) ?? section?.columnNames[locale] ?? section?.columnName ?? ''
  }

  function renderHero() {
    const notices = home.blocks.find(({ kind }) => kind === NOTICES)
    return (
      <div className="dw-portal-container dw-home-hero">
        <LeadStories stories={home.lead} />
        <Announcements rows={home.announcements} title={(notices && titleOf(notices)) ?? strings.announcements} />
      </div>
    )
  }

  function renderBlock(block: HomeBlock) {
    const title = titleOf(block)
    switch (block.kind) {
      case 'contest':
        return (
          home.contest &&
          home.serverTime && <ContestBand contest={home.contest} title={title} serverTime={home.serverTime} />
        )
      case 'schools':
        return <Schools rows={home.schools} title={title ?? strings.schools} />
      case 'principals':
        return <Principals rows={home.principals} title={title ?? strings.principals} />
      case 'winners':
        return <Winners rows={home.winners} title={title ?? strings.winners} />
      case 'topics':
        return <Topics topics={home.topics} title={title ?? strings.topics} />
      case 'links':
        return <FriendLinks groups={home.links} title={title ?? strings.links} />
      case 'numbers':
        return <RegionNumbers numbers={home.numbers} bars={home.bars} title={title ?? strings.numbers} />
    }
    const section = sectionOf(block)
    if (!section) return null
    const name = nameOf(block)
    if (block.kind === RESEARCH && home.activities.length > 0)
      return <Research section={section} name={name} activities={home.activities} lessons={home.lessons} />
    return <NewsSection section={section} name={name} />
  }

  const lists = sections.filter(({ columnCode }, place) => place > 0 && columnCode !== RESEARCH)
  return groupBlocks(home.blocks, new Set(lists.map(({ columnCode }) => columnCode))).map((group) => {
    const [first] = group
    if (!first) return null
    if (first.kind === 'lead') return <Fragment key="lead">{renderHero()}</Fragment>
    if (!lists.some(({ columnCode }) => columnCode === first.kind))
      return <Fragment key={first.kind}>{renderBlock(first)}</Fragment>
    return (
      <div key={first.kind} className="dw-home-section dw-home-lists">
        <div className="dw-portal-container dw-home-columns">
          {group.map((block) => {
            const section = sectionOf(block)
            return section && <ListSection key={block.kind} section={section} name={nameOf(block)} />
          })}
        </div>
      </div>
    )
  })
}
