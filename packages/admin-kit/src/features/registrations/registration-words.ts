import { registrationTypes } from '@doorway/api-client/rules'
import type { Translate } from '../../i18n/translate'

const DAY_HOURS = 24

/** What a type of people is called. */
export function userTypeText(t: Translate, userType: string): string {
  const type = registrationTypes.find((one) => one === userType)
  return type ? t(`registrations.userType.t${type}`) : userType
}

/** How long a request has waited: whole hours on the first day, then days. */
export function waitingText(t: Translate, hours: number): string {
  if (hours < 1) return t('registrations.waitingLess')
  return hours < DAY_HOURS
    ? t('registrations.waitingHours', { count: hours })
    : t('registrations.waitingDays', { count: Math.floor(hours / DAY_HOURS) })
}
