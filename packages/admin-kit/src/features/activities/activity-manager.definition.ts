import type { ScreenManifest } from '../../screens/screen-manifest'
import type { ActivityManagerProps } from '.'
import { activityCodes } from './activities.codes'

/** 教研活动. */
export const activityManager: ScreenManifest<ActivityManagerProps> = {
  name: 'ActivityManager',
  title: 'activities.title',
  entry: 'activity-manager',
  codes: Object.values(activityCodes),
  routes: [
    {
      component: 'activityManagement',
      componentNames: ['resources/ActivityManager'],
      firstCalls: [{ path: '/api/researchActivity/queryManaged', body: { currentPage: 1, pageSize: 20, t: {} } }],
    },
  ],
  embed: {
    position: 34,
    tag: 'doorway-activity-manager',
    part: 'activity-manager',
    parts: ['dialog', 'header', 'pagination', 'table', 'toast'],
    values: { portalOrigin: 'text' },
    callbacks: {},
    sizes: { first: 68, all: 102, published: 78 },
    demo: { address: '/activity-management', shows: { role: 'grid', name: '教研活动列表' } },
    page: {
      heading: 'Research activities',
      text: 'Teaching-research activities of an organisation: drafts, publication on the portal, who has signed up, the check-in code with its QR code, and check-in by hand with credit.',
      story: 'Filled',
    },
  },
  stories: 'activity-manager',
}
