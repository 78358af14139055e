import type { ScreenManifest } from '../../screens/screen-manifest'
import type { DictionaryManagerProps } from '.'
import { dictionaryCodes } from './dictionaries.codes'

/** 字典管理. */
export const dictionaryManager: ScreenManifest<DictionaryManagerProps> = {
  name: 'DictionaryManager',
  title: 'dictionaries.title',
  entry: 'dictionary-manager',
  codes: Object.values(dictionaryCodes),
  routes: [
    {
      component: 'dictionaryManagement',
      componentNames: ['dictionaries/DictionaryManager'],
      firstCalls: [
        {
          path: '/api/dic/getDicTypes',
          next: {
            list: 'data',
            has: ['dicType'],
            calls: [
              {
                path: '/api/dic/queryPageDicList',
                body: { currentPage: 1, pageSize: 20, t: { dicType: '{dicType}' } },
              },
            ],
          },
        },
      ],
    },
  ],
  embed: {
    position: 12,
    tag: 'doorway-dictionary-manager',
    part: 'dictionary-manager',
    parts: ['dialog', 'header', 'pagination', 'table', 'tabs', 'toast'],
    values: {},
    callbacks: {},
    sizes: { first: 78, all: 120, published: 80 },
    demo: { address: '/dictionary-management', shows: { role: 'grid', name: '教师职务的字典项', text: '班主任' } },
    page: {
      heading: 'Dictionary manager',
      text: 'Types and entries of the dictionaries, and the grades with graduation and promotion.',
      story: 'Filled',
    },
  },
  stories: 'dictionary-manager',
}
