import type { ScreenManifest } from '../../screens/screen-manifest'
import type { DataOverviewProps } from '.'
import { overviewCodes } from './overview.codes'

/** 数据总览. */
export const dataOverview: ScreenManifest<DataOverviewProps> = {
  name: 'DataOverview',
  title: 'overview.title',
  entry: 'overview',
  codes: Object.values(overviewCodes),
  routes: [
    {
      component: 'dataOverview',
      componentNames: ['overview/DataOverview'],
      firstCalls: [{ path: '/api/dashboard/getDataOverview?months=12' }],
    },
  ],
  embed: {
    position: 25,
    tag: 'doorway-data-overview',
    part: 'data-overview',
    parts: ['card', 'header', 'table', 'toast'],
    values: {},
    callbacks: {},
    sizes: { first: 60, all: 86, published: 75 },
    demo: { address: '/data-overview', shows: { role: 'grid', name: '各地区数据', text: '望川市' } },
    page: {
      heading: 'Data overview',
      text: 'Users, schools, content and sign-ins of the own scope by area and month, with charts, tables and exports.',
      story: 'Filled',
    },
  },
  stories: 'data-overview',
  withoutStates: {
    'filtered-empty': 'a period or area without figures shows zeros',
    'read-only': 'it changes nothing',
    'many rows': 'an area has as many rows as areas below it',
  },
}
