import type { ScreenManifest } from '../../screens/screen-manifest'
import type { SelfEditProps } from '.'

/** 个人信息. */
export const selfEdit: ScreenManifest<SelfEditProps> = {
  name: 'SelfEdit',
  title: 'selfEdit.title',
  entry: 'self-edit',
  codes: [],
  includes: ['password'],
  routes: [
    {
      component: 'selfEdit',
      builtInNames: ['self-edit'],
      firstCalls: [{ path: '/api/userInfo/getUserDetailSelfInfoByUserId' }, { path: '/api/auth/sessions' }],
    },
  ],
  embed: {
    position: 6,
    tag: 'doorway-self-edit',
    part: 'self-edit',
    parts: ['card', 'dialog', 'form', 'header', 'toast'],
    values: {},
    callbacks: { onSaved: 'event', onClose: 'property' },
    sizes: { first: 43, all: 84, published: 43 },
    demo: { address: '/self-edit', shows: { role: 'group', name: '登录设备', text: '本机' } },
    page: {
      heading: "One's own record",
      text: 'What people change about themselves: name, picture, password, and where they are signed in.',
      story: 'Filled',
    },
  },
  stories: 'self-edit',
  withoutStates: { empty: 'every signed-in user has a record', 'filtered-empty': 'it filters nothing' },
}
