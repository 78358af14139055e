export { ActivityManager, type ActivityManagerProps } from './activity-manager.screen'
