import type { ScreenManifest } from '../../screens/screen-manifest'
import type { StageManagerProps } from '.'
import { stageCodes } from './stages.codes'

/** 学段学科. */
export const stageManager: ScreenManifest<StageManagerProps> = {
  name: 'StageManager',
  title: 'stages.title',
  entry: 'stage-manager',
  codes: Object.values(stageCodes),
  routes: [
    {
      component: 'stageManagement',
      componentNames: ['stages/StageManager'],
    },
  ],
  embed: {
    position: 13,
    tag: 'doorway-stage-manager',
    part: 'stage-manager',
    parts: ['card', 'dialog', 'header', 'table', 'toast'],
    values: {},
    callbacks: {},
    sizes: { first: 67, all: 110, published: 71 },
    demo: { address: '/stage-management', shows: { role: 'grid', name: '学前的学科' } },
    page: {
      heading: 'Stages and subjects',
      text: 'Grade stages and their subjects, and how forms offer both.',
      story: 'Filled',
    },
  },
  stories: 'stage-manager',
  withoutStates: { 'filtered-empty': 'it filters nothing' },
}
