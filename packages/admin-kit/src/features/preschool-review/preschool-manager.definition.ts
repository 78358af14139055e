import type { ScreenManifest } from '../../screens/screen-manifest'
import type { PreschoolManagerProps } from '.'
import { preschoolCodes } from './preschool-review.codes'

/** 学前教育管理: works of families and kindergartens, reviewed with the consent next to the pictures. */
export const preschoolManager: ScreenManifest<PreschoolManagerProps> = {
  name: 'PreschoolManager',
  title: 'preschoolReview.title',
  entry: 'preschool-manager',
  codes: Object.values(preschoolCodes),
  routes: [
    {
      component: 'preschoolManagement',
      componentNames: ['resources/PreschoolManager'],
      firstCalls: [
        { path: '/api/preschool/queryPageSubmission', body: { currentPage: 1, pageSize: 10, t: { state: 'pending' } } },
      ],
    },
  ],
  embed: {
    position: 31,
    tag: 'doorway-preschool-manager',
    part: 'preschool-manager',
    parts: ['dialog', 'header', 'pagination', 'table', 'tabs', 'toast'],
    values: {},
    callbacks: {},
    address: {
      tab: ['pending', 'published', 'withdrawn', 'draft', 'all'],
      kind: ['home', 'garden'],
      keyword: 'text',
      page: 'number',
      size: 'number',
      work: 'number',
    },
    sizes: { first: 62, all: 97, published: 69 },
    demo: { address: '/preschool-management', shows: { role: 'grid', name: '作品列表' } },
    page: {
      heading: 'Preschool works',
      text: 'Works of families and kindergartens: a reviewer reads the text, looks at the pictures next to the consent of the guardian, and passes or returns the work. A work that shows a child passes only with a consent that is in force.',
      story: 'Filled',
    },
  },
  stories: 'preschool-manager',
}
