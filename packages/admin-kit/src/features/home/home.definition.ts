import type { ScreenManifest } from '../../screens/screen-manifest'
import type { HomeProps } from '.'
import { homeCodes } from './home.codes'

/** 工作台. */
export const home: ScreenManifest<HomeProps> = {
  name: 'Home',
  title: 'home.title',
  entry: 'home',
  codes: Object.values(homeCodes),
  routes: [
    {
      component: 'home',
      componentNames: ['home/Home'],
      firstCalls: [{ path: '/api/dashboard/getAdminHome' }],
    },
  ],
  embed: {
    position: 20,
    tag: 'doorway-home',
    part: 'home',
    parts: ['card', 'header', 'toast'],
    values: {},
    callbacks: {},
    sizes: { first: 43, all: 73, published: 60 },
    demo: { address: '/home', shows: { role: 'group', name: '我的权限与数据范围', text: '超级管理员' } },
    page: {
      heading: 'Start page',
      text: 'What waits for the signed-in person, their rights in plain words, what happened to their account, and recent work.',
      story: 'Filled',
    },
  },
  stories: 'home',
  withoutStates: {
    'filtered-empty': 'it filters nothing',
    'read-only': 'it changes nothing',
    'many rows': 'its lists have at most eight rows',
  },
}
