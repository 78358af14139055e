export { PersonalCenter, type PersonalCenterProps } from './personal-center.screen'
