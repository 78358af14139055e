export { AppVersions as appVersions } from '.'
