export { AppVersions, type AppVersionsProps } from './app-versions.screen'
