import { Fragment } from 'react'
import { usePreferences } from '../../../preferences/preferences-context'
import { usePageStrings } from '../../use-page-strings'
import { route } from './door-main.route'
import { ContestBand } from './contest-band'
import { FriendLinks } from './friend-links'
import { ListSection, NewsSection } from './home-section'
import type { HomeBlock, HomeColumn, HomeView } from './home-view'
import { Principals } from './principals'
import { RegionNumbers } from './region-numbers'
import { Research } from './research'
import { Schools } from './schools'
import { Topics } from './topics'
import { Winners } from './winners'

export interface BandsProps {
  home: HomeView
  /** Rows of blocks, from top to bottom. */
  groups: readonly HomeBlock[][]
  /** Codes of the columns that are plain lists. */
  lists: ReadonlySet<string>
}

/** Rows of the front page. A block without content renders nothing. */
export function Bands({ home, groups, lists }: BandsProps) {
  const { locale } = usePreferences()
  const strings = usePageStrings(route)
  const titleOf = ({ title, titles }: HomeBlock) => titles[locale] ?? title
  const sectionOf = ({ kind }: HomeBlock) => home.sections.find(({ columnCode }) => columnCode === kind)
  const nameOf = (block: HomeBlock, section: HomeColumn) =>
    titleOf(block) ?? section.columnNames[locale] ?? section.columnName

  function renderBlock(block: HomeBlock) {
    const title = titleOf(block)
    switch (block.kind) {
      case 'contest':
        return (
          home.contest &&
          home.serverTime && (
            <ContestBand key={home.serverTime} contest={home.contest} title={title} serverTime={home.serverTime} />
          )
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
    const name = nameOf(block, section)
    if (home.activities.length > 0 && section !== home.sections[0])
      return <Research section={section} name={name} activities={home.activities} lessons={home.lessons} />
    return <NewsSection section={section} name={name} />
  }

  return groups.map((group) => {
    const [first] = group
    if (!first) return null
    if (!lists.has(first.kind)) return <Fragment key={first.kind}>{renderBlock(first)}</Fragment>
    return (
      <div key={first.kind} className="dw-home-section dw-home-lists">
        <div className="dw-portal-container dw-home-columns">
          {group.map((block) => {
            const section = sectionOf(block)
            return section && <ListSection key={block.kind} section={section} name={nameOf(block, section)} />
          })}
        </div>
      </div>
    )
  })
}
