import type { ScreenManifest } from '../../screens/screen-manifest'
import type { RegistrationApprovalProps } from '.'
import { registrationCodes } from './registrations.codes'

/** 注册审核: requests for accounts. */
export const registrationApproval: ScreenManifest<RegistrationApprovalProps> = {
  name: 'RegistrationApproval',
  title: 'registrations.title',
  entry: 'registration-approval',
  codes: Object.values(registrationCodes),
  routes: [
    {
      component: 'registrationApproval',
      componentNames: ['requests/RegistrationApproval'],
      firstCalls: [
        { path: '/api/registration/queryPage', body: { currentPage: 1, pageSize: 10, t: { state: 'pending' } } },
      ],
    },
  ],
  embed: {
    position: 26,
    tag: 'doorway-registration-approval',
    part: 'registration-approval',
    parts: ['dialog', 'header', 'pagination', 'table', 'tabs', 'toast'],
    values: { portalOrigin: 'text' },
    callbacks: {},
    address: {
      tab: ['pending', 'approved', 'returned', 'expired'],
      type: 'number',
      keyword: 'text',
      invitation: 'number',
      page: 'number',
      size: 'number',
      request: 'number',
    },
    sizes: { first: 69, all: 96.3, published: 76 },
    demo: { address: '/registration-approval', shows: { role: 'grid', name: '注册申请列表' } },
    page: {
      heading: 'Registration approval',
      text: 'Requests for accounts of teachers, students and parents: how long they have waited, what the reviewer compares, approval alone or in batches, and return with a reason.',
      story: 'Filled',
    },
  },
  stories: 'registration-approval',
}
