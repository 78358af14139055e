import type { PersonalData } from './tab-data'
import { ActivitiesTab } from './tabs/activities-tab'
import { CertificatesTab } from './tabs/certificates-tab'
import { DevicesTab } from './tabs/devices-tab'
import { EntriesTab } from './tabs/entries-tab'
import { FavouritesTab } from './tabs/favourites-tab'
import { NoticesTab } from './tabs/notices-tab'
import { PrivacyTab } from './tabs/privacy-tab'
import { RequestsTab } from './tabs/requests-tab'
import { ResourcesTab } from './tabs/resources-tab'
import { SecurityTab } from './tabs/security-tab'
import { SubmissionsTab } from './tabs/submissions-tab'
import { WorksTab } from './tabs/works-tab'

/** What the open tab shows. */
export function TabContent({ data }: { data: PersonalData }) {
  const { content, summary, child } = data
  switch (content.tab) {
    case 'resources':
      return <ResourcesTab data={content} />
    case 'works':
      return <WorksTab data={content} child={child} />
    case 'entries':
      return <EntriesTab data={content} child={child} />
    case 'certificates':
      return <CertificatesTab data={content} child={child} />
    case 'favourites':
      return <FavouritesTab data={content} />
    case 'activities':
      return <ActivitiesTab data={content} creditHours={summary.creditHours} />
    case 'submissions':
      return <SubmissionsTab data={content} />
    case 'notices':
      return <NoticesTab data={content} />
    case 'requests':
      return <RequestsTab data={content} child={child} />
    case 'security':
      return <SecurityTab data={content} />
    case 'devices':
      return <DevicesTab data={content} />
    default:
      return <PrivacyTab data={content} closure={child ? child.closure : summary.closure} child={child} />
  }
}
