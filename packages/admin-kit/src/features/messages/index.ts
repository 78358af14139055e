export { MessageCenter, type MessageCenterProps } from './message-center.screen'
