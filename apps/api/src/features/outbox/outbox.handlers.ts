import type { Feature } from '../feature'
import { deliverDue } from './outbox.service'

/** Sends messages that wait for a mail server. It has no operations. */
export const outboxFeature: Feature = { maintain: deliverDue }
