import { ChildHeader } from './child-header'
import { FamilySwitch } from './family-switch'
import { usePersonalParts } from './personal-center-parts'
import { type PersonalText, usePersonalText } from './personal-center-texts'
import { PersonalHeader } from './personal-header'
import { TabContent } from './tab-content'
import { childTabNames, type PersonalData, tabAddress, type TabName, tabsFor } from './tab-data'

function labelOf(name: TabName, text: PersonalText, { child, summary }: PersonalData): string {
  const ofChild = child && childTabNames.find((one) => one === name)
  if (ofChild) return text(`childTabs.${ofChild}`)
  const { unread } = summary.counts
  return name === 'notices' && unread > 0 ? text('noticesTab', { unread }) : text(`tabs.${name}`)
}

export interface PersonalSectionsProps {
  data: PersonalData
  /** The tabs that are offered of those that the person has; all without it. */
  offered?: readonly TabName[]
}

/** Who one is, for whom one acts, and the tabs with the content of the open one. */
export function PersonalSections({ data, offered }: PersonalSectionsProps) {
  const text = usePersonalText()
  const { Tabs } = usePersonalParts()
  const { summary, content, children, child } = data
  const names = tabsFor(data).filter((name) => offered === undefined || offered.includes(name))
  const tabs = names.map((name) => ({
    to: tabAddress(name, 1, child?.userId),
    label: labelOf(name, text, data),
    isCurrent: name === content.tab,
  }))
  return (
    <div className="dw-me">
      {children.length > 0 && <FamilySwitch ownName={summary.name} childList={children} child={child} />}
      {child ? <ChildHeader child={child} /> : <PersonalHeader summary={summary} />}
      <Tabs label={child ? text('ofChild', { name: child.name }) : text('own')} tabs={tabs} />
      <section
        className="dw-me-tab"
        aria-label={child ? labelOf(content.tab, text, data) : text(`tabs.${content.tab}`)}
      >
        <TabContent data={data} />
      </section>
    </div>
  )
}
