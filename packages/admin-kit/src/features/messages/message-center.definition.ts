import type { ScreenManifest } from '../../screens/screen-manifest'
import type { MessageCenterProps } from '.'
import { messageCodes } from './messages.codes'

/** 消息中心. */
export const messageCenter: ScreenManifest<MessageCenterProps> = {
  name: 'MessageCenter',
  title: 'messages.title',
  entry: 'message-center',
  codes: Object.values(messageCodes),
  routes: [
    {
      component: 'messageCenter',
      componentNames: ['messages/MessageCenter'],
      firstCalls: [
        { path: '/api/notification/queryPageMyList', body: { currentPage: 1, pageSize: 20, t: { unreadOnly: false } } },
      ],
    },
  ],
  embed: {
    position: 14,
    tag: 'doorway-message-center',
    part: 'message-center',
    parts: ['dialog', 'header', 'pagination', 'table', 'tabs', 'toast'],
    values: {},
    callbacks: {},
    sizes: { first: 72, all: 108, published: 80 },
    demo: { address: '/message-center', shows: { role: 'grid', name: '收件箱' } },
    page: {
      heading: 'Message centre',
      text: 'Messages to the person, messages that the person sends with their read rate, and imports and exports that run in the background.',
      story: 'Filled',
    },
  },
  stories: 'message-center',
}
