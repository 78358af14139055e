import type { ScreenManifest } from '../../screens/screen-manifest'
import type { SecurityPolicyProps } from '.'
import { securityCodes } from './security.codes'

/** 会话与策略. */
export const securityPolicy: ScreenManifest<SecurityPolicyProps> = {
  name: 'SecurityPolicy',
  title: 'security.title',
  entry: 'security-policy',
  codes: Object.values(securityCodes),
  routes: [
    {
      component: 'securityPolicy',
      componentNames: ['audit/SecurityPolicy'],
      firstCalls: [{ path: '/api/session/queryPage', body: { currentPage: 1, pageSize: 20, t: { username: '' } } }],
    },
  ],
  embed: {
    position: 9,
    tag: 'doorway-security-policy',
    part: 'security-policy',
    parts: ['card', 'dialog', 'header', 'pagination', 'table', 'tabs', 'toast'],
    values: {},
    callbacks: {},
    sizes: { first: 72, all: 91, published: 76 },
    demo: { address: '/security-policy', shows: { role: 'grid', name: '在线会话' } },
    page: {
      heading: 'Sessions and policy',
      text: 'Open sessions, locks of sign-ins, and requests that a second person confirms.',
      story: 'Filled',
    },
  },
  stories: 'security-policy',
  withoutStates: { 'long text': 'names are wrapped by the table, whose own stories have long texts' },
}
