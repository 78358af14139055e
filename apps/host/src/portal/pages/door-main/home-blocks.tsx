import { Fragment } from 'react'
import { usePreferences } from '../../../preferences/preferences-context'
import { Announcements } from './announcements'
import { FriendLinks } from './friend-links'
import { HomeSection } from './home-section'
import { LeadStories } from './lead-stories'
import { RegionNumbers } from './region-numbers'
import type { HomeBlock, toHomeView } from './home-view'
import { Topics } from './topics'
import { usePageStrings } from '../../use-page-strings'
import { route } from './door-main.route'

type HomeView = ReturnType<typeof toHomeView>

const NOTICES = 'announcement'
/** These two are in one row, at the position of the first. */
const HERO = ['lead', NOTICES]

/** The blocks of a front page in the order of the site. A block without content renders nothing. */
export function HomeBlocks({ home }: { home: HomeView }) {
  const { locale } = usePreferences()
  const strings = usePageStrings(route)
  const { blocks, sections } = home
  const titleOf = ({ title, titles }: HomeBlock) => titles[locale] ?? title
  const hero = blocks.find(({ kind }) => HERO.includes(kind))
  const notices = blocks.find(({ kind }) => kind === NOTICES)

  function renderBlock(block: HomeBlock) {
    const { kind } = block
    const title = titleOf(block)
    if (kind === hero?.kind) {
      return (
        <div className="dw-portal-container dw-home-hero">
          <LeadStories stories={home.lead} />
          <Announcements rows={home.announcements} title={(notices && titleOf(notices)) ?? strings.announcements} />
        </div>
      )
    }
    if (kind === 'topics') return <Topics topics={home.topics} title={title ?? strings.topics} />
    if (kind === 'links') return <FriendLinks groups={home.links} title={title ?? strings.links} />
    if (kind === 'numbers') return <RegionNumbers numbers={home.numbers} title={title ?? strings.numbers} />
    const section = sections.find(({ columnCode }) => columnCode === kind)
    if (!section) return null
    const name = title ?? section.columnNames[locale] ?? section.columnName
    return <HomeSection section={section} name={name} withLead={section === sections[0]} />
  }

  return blocks.map((block) => <Fragment key={block.kind}>{renderBlock(block)}</Fragment>)
}
