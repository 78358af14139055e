import type { ScreenManifest } from '../../screens/screen-manifest'
import type { PersonalCenterProps } from '.'

/** 个人中心. */
export const personalCenter: ScreenManifest<PersonalCenterProps> = {
  name: 'PersonalCenter',
  title: 'personalCenter.title',
  entry: 'personal-center',
  codes: [],
  embed: {
    position: 41,
    tag: 'doorway-personal-center',
    part: 'personal-center',
    parts: ['pagination', 'toast'],
    values: { tab: 'text', tabs: 'data', portalUrl: 'text' },
    callbacks: { onTabChange: 'event', onOpenPage: 'property' },
    sizes: { first: 60, all: 90, published: 60 },
    demo: { shows: { role: 'button', name: '登录设备' } },
    page: {
      heading: 'Personal centre',
      text: 'Works, entries, certificates, messages and requests of the signed-in person, with notification settings, devices, recovery codes, consents, the export of all data and the closing of the account; a guardian switches to each child.',
      story: 'Filled',
    },
  },
  stories: 'personal-center',
  withoutStates: { 'filtered-empty': 'it filters nothing' },
}
