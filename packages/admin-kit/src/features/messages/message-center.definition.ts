import type { ScreenManifest } from '../../screens/screen-manifest'
import type { MessageCenterProps } from '.'

/** 消息中心. */
export const messageCenter: ScreenManifest<MessageCenterProps> = {
  name: 'MessageCenter',
  title: 'messages.title',
  entry: 'message-center',
  codes: [],
  routes: [{ component: 'messageCenter', componentNames: ['messages/MessageCenter'] }],
  embed: {
    position: 14,
    tag: 'doorway-message-center',
    part: 'message-center',
    parts: ['dialog', 'header', 'pagination', 'table', 'tabs', 'toast'],
    values: {},
    callbacks: {},
    sizes: { first: 70, all: 73, published: 74 },
    demo: { address: '/message-center', shows: { role: 'grid', name: '任务' } },
    page: {
      heading: 'Message centre',
      text: 'Imports and exports that run in the background: progress, result, cancellation and retry.',
      story: 'Filled',
    },
  },
  stories: 'message-center',
}
