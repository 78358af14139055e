import type { Locale } from '@doorway/api-client/rules'
import { windowOf } from '../../db/page-window'
import type { Handler, PublicHandler } from '../../http/call'
import { ok } from '../../http/envelope'
import type { Feature } from '../feature'
import { presentAppVersion } from './app-versions.presenter'
import { type AppVersionRow, listPublishedAbove, pageAppVersions } from './app-versions.queries'
import { changeState, saveAppVersion } from './app-versions.service'
import { shareOfDevice } from './device-rollout'

/** Releases of the apps. */
const queryPageAppVersions: Handler<'queryPageAppVersions'> = async ({ db, body }) => {
  const { currentPage, pageSize, t = {} } = body
  const { rows, total } = await pageAppVersions(db, t, windowOf(currentPage, pageSize))
  return ok({ data: rows.map(presentAppVersion), total, currentPage, pageSize })
}

/** Adds or changes a release. */
const insertOrUpdateAppVersion: Handler<'insertOrUpdateAppVersion'> = async (call) =>
  ok(presentAppVersion(await saveAppVersion(call)), 'appVersions.saved')

/** Publishes a release. */
const publishAppVersion: Handler<'publishAppVersion'> = async (call) =>
  ok(presentAppVersion(await changeState(call, 'published')), 'appVersions.saved')

/** Withdraws a release. */
const withdrawAppVersion: Handler<'withdrawAppVersion'> = async (call) =>
  ok(presentAppVersion(await changeState(call, 'withdrawn')), 'appVersions.saved')

/** Returns the note in a language, in Chinese where there is none, or empty text. */
const noteOf = ({ notes }: AppVersionRow, locale: Locale) => notes[locale] || notes['zh'] || ''

/** What a device is offered. */
const checkAppVersion: PublicHandler<'checkAppVersion'> = async ({ db, query, origin }) => {
  const { platform, build, deviceId } = query
  for (const release of await listPublishedAbove(db, platform, build)) {
    const isUnsupported = build < release.minBuild
    if (!isUnsupported && (await shareOfDevice(deviceId, release.id)) >= release.rollout) continue
    const { versionName, url, isForced } = release
    const notes = noteOf(release, origin.locale)
    return ok({ release: { versionName, build: release.build, url, isForced: isForced || isUnsupported, notes } })
  }
  return ok({ release: null })
}

/** Operations of this feature. */
export const appVersionsFeature: Feature = {
  signedIn: { queryPageAppVersions, insertOrUpdateAppVersion, publishAppVersion, withdrawAppVersion },
  open: { checkAppVersion },
}
