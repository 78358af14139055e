import type { Locale } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import { translate } from '../../strings/translate'
import { eventSentences, isKnownEvent } from './events'
import type { SentRow } from './notifications.queries'
import type { ReceivedRow } from './reader.queries'

const timeOf = (text: string) => siteTime(new Date(text))

/** The words of a message: those of its sender, or those of the event in the language of the reader. */
function wordsOf({ event, facts, title, body }: ReceivedRow, locale: Locale) {
  if (event === null || !isKnownEvent(event)) return { title, body }
  const sentences = eventSentences[event]
  return { title: translate(locale, sentences.title, facts), body: translate(locale, sentences.body, facts) }
}

/** A message for the person who reads it. */
export function presentReceived(message: ReceivedRow, locale: Locale): Schema<'ReceivedNotification'> {
  const { id, senderName, link, sentAt, readAt } = message
  const times = { sentAt: timeOf(sentAt), readAt: readAt === null ? null : timeOf(readAt) }
  return { id, ...wordsOf(message, locale), senderName, link, ...times }
}

function stateOf({ isWithdrawn, sendAt }: SentRow, now: Date): Schema<'SentNotification'>['state'] {
  if (isWithdrawn) return 'withdrawn'
  return new Date(sendAt) > now ? 'scheduled' : 'sent'
}

/** A message for the person who sent it. */
export function presentSent(message: SentRow, now: Date): Schema<'SentNotification'> {
  const { isWithdrawn: _, sendAt, ...rest } = message
  return { ...rest, sendAt: timeOf(sendAt), state: stateOf(message, now) }
}
