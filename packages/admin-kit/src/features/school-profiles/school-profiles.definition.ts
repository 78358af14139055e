import type { ScreenManifest } from '../../screens/screen-manifest'
import type { SchoolProfilesProps } from '.'
import { schoolProfileCodes } from './school-profiles.codes'

/** 学校风采: what schools present, written by schools and reviewed by bureaus. */
export const schoolProfiles: ScreenManifest<SchoolProfilesProps> = {
  name: 'SchoolProfiles',
  title: 'schoolProfiles.title',
  entry: 'school-profiles',
  codes: Object.values(schoolProfileCodes),
  routes: [
    {
      component: 'schoolStyle',
      componentNames: ['resources/SchoolProfiles'],
      firstCalls: [{ path: '/api/schoolProfile/queryPage', body: { currentPage: 1, pageSize: 10, t: {} } }],
    },
  ],
  embed: {
    position: 23,
    tag: 'doorway-school-profiles',
    part: 'school-profiles',
    parts: ['dialog', 'header', 'pagination', 'table', 'tabs', 'toast'],
    values: {},
    callbacks: {},
    address: {
      tab: ['all', 'pending', 'open', 'public', 'absent'],
      keyword: 'text',
      page: 'number',
      size: 'number',
      school: 'number',
    },
    sizes: { first: 69, all: 110, published: 76 },
    demo: { address: '/school-style', shows: { role: 'grid', name: '学校列表' } },
    page: {
      heading: 'School profiles',
      text: 'What schools present on the portal: each school writes a draft, a bureau above it compares it with what is public and passes or returns it.',
      story: 'Filled',
    },
  },
  stories: 'school-profiles',
}
