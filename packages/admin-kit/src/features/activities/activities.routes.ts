export { ActivityManager as activityManagement } from '.'
