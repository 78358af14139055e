export { MessageCenter, type MessageCenterProps } from './message-center.screen'
export { useUnreadCount } from './inbox/inbox.queries'
