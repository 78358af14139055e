import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import type { AppVersionRow } from './app-versions.queries'

/** A release for its editors. */
export function presentAppVersion(release: AppVersionRow): Schema<'AppVersion'> {
  const { id, platform, versionName, build, url, minBuild, isForced, rollout, notes, state, version } = release
  const publishedAt = release.publishedAt && siteTime(release.publishedAt)
  return { id, platform, versionName, build, url, minBuild, isForced, rollout, notes, state, publishedAt, version }
}
