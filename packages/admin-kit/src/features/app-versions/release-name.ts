import type { AppVersion } from '@doorway/api-client'
import type { Translate } from '../../i18n/translate'

/** A release as people call it: `Android 3.2.0`. */
export const releaseName = (t: Translate, { platform, versionName }: AppVersion): string =>
  `${t(`appVersions.platforms.${platform}`)} ${versionName}`
