import type { ScreenManifest } from '../../screens/screen-manifest'
import type { ChangeSchoolApprovalProps } from '.'
import { changeSchoolCodes } from './change-school.codes'

/** 变更学校审核. */
export const changeSchoolApproval: ScreenManifest<ChangeSchoolApprovalProps> = {
  name: 'ChangeSchoolApproval',
  title: 'changeSchool.title',
  entry: 'change-school-approval',
  codes: Object.values(changeSchoolCodes),
  routes: [
    {
      component: 'changeSchoolApproval',
      componentNames: ['requests/ChangeSchoolApproval'],
      firstCalls: [
        { path: '/api/changeSchool/queryPage', body: { currentPage: 1, pageSize: 10, t: { queue: 'waiting' } } },
      ],
    },
  ],
  embed: {
    position: 27,
    tag: 'doorway-change-school-approval',
    part: 'change-school-approval',
    parts: ['dialog', 'header', 'pagination', 'table', 'tabs', 'toast'],
    values: {},
    callbacks: {},
    address: {
      queue: ['waiting', 'open', 'closed'],
      keyword: 'text',
      page: 'number',
      size: 'number',
      request: 'number',
    },
    sizes: { first: 69, all: 73, published: 77 },
    demo: { address: '/change-school-approval', shows: { role: 'grid', name: '变更申请', text: '许棠贝' } },
    page: {
      heading: 'Changes of school',
      text: 'Requests to leave or enter a school, with the timeline of their approvals and the decision about the current step.',
      story: 'Filled',
    },
  },
  stories: 'change-school-approval',
}
