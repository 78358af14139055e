import { failureMessages } from '@doorway/api-client'
import { tw as session } from '../../features/session/strings/tw'
import { tw as users } from '../../features/users/strings/tw'
import { tw as kit } from '../strings/tw'

/** Every text of the kit in one language. */
export const tw = { kit: { ...kit, failure: failureMessages.tw }, session, users } as const
