import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import type { Feature } from '../feature'
import { changeSettings, forwardEvents, readSettings } from './notification-settings.service'

/** By which ways the caller is notified. */
const getNotificationSettings: Handler<'getNotificationSettings'> = async (call) => ok(await readSettings(call))

/** Changes them. */
const saveNotificationSettings: Handler<'saveNotificationSettings'> = async (call) =>
  ok(await changeSettings(call), 'notifications.settingsSaved')

/** Operations of this feature. */
export const notificationSettingsFeature: Feature = {
  maintain: forwardEvents,
  signedIn: { getNotificationSettings, saveNotificationSettings },
}
