import { hiddenRoleIds } from '@doorway/api-client/rules'
import { recordOperation } from '../../audit/operation-log'
import { parseSiteTime } from '../../clock'
import type { Call } from '../../http/call'
import { type FieldFault, invalidFields, notFound, refuse } from '../../http/refusals'
import { required } from '../../required'
import { coversArea, coversInterval, coversPosition } from '../../security/scope'
import {
  type Audience,
  countRecipients,
  countRoles,
  findSent,
  insertNotification,
  listAreaPaths,
  listIntervals,
  listPositions,
  type SentRow,
  withdrawUnsent,
} from './notifications.queries'

type Send = Call<'sendNotification'>

const CODE = 'msg:send'
const unique = <Value>(values: readonly Value[] = []) => [...new Set(values)]

function audienceOf({ isForAll = false, roleIds, areaCodes, organizationIds, userIds }: Send['body']): Audience {
  const group = {
    roleIds: unique(roleIds),
    areaCodes: unique(areaCodes),
    organizationIds: unique(organizationIds),
  }
  const isGroup = isForAll || Object.values(group).some(({ length }) => length > 0)
  return { ...group, isGroup, userIds: unique(userIds) }
}

/** When the message is sent: now without a time, or when the time has passed. Undefined when it is no real time. */
function sendTimeOf({ body, clock }: Send): Date | undefined {
  const now = clock.now()
  if (!body.sendAt) return now
  const wanted = parseSiteTime(body.sendAt)
  return wanted && (wanted > now ? wanted : now)
}

function requireFields(call: Send, audience: Audience): Date {
  const { body, actor } = call
  const faults: FieldFault[] = []
  const isSending = body.dryRun !== true
  if (isSending && body.title.trim() === '') faults.push({ field: 'title', key: 'notifications.titleRequired' })
  if (isSending && body.body.trim() === '') faults.push({ field: 'body', key: 'notifications.bodyRequired' })
  if (!audience.isGroup && audience.userIds.length === 0)
    faults.push({ field: 'audience', key: 'notifications.audienceRequired' })
  // Those who do not manage every area name what they mean.
  const isPlaced = audience.areaCodes.length + audience.organizationIds.length > 0
  if (audience.isGroup && !isPlaced && !actor.scopeOf(CODE).isAll)
    faults.push({ field: 'areaCodes', key: 'notifications.areaRequired' })
  const sendAt = sendTimeOf(call)
  if (!sendAt) faults.push({ field: 'sendAt', key: 'notifications.timeFormat' })
  const [first, ...rest] = faults
  if (first) throw invalidFields([first, ...rest])
  return required(sendAt, 'time')
}

/** Throws unless every area, organization and person of the audience is in scope, and every role is known to the caller. */
async function requireAudience({ db, actor }: Send, audience: Audience): Promise<void> {
  const { roleIds, areaCodes, organizationIds, userIds } = audience
  const scope = actor.scopeOf(CODE)
  const areas = await listAreaPaths(db, areaCodes)
  const organizations = await listIntervals(db, organizationIds)
  const people = await listPositions(db, userIds)
  const isReached =
    areas.filter(({ path }) => coversArea(scope, path)).length === areaCodes.length &&
    organizations.filter((interval) => coversInterval(scope, interval)).length === organizationIds.length &&
    people.filter(({ position }) => coversPosition(scope, position)).length === userIds.length
  const isHidden = !actor.isSuper && roleIds.some((id) => hiddenRoleIds.includes(id))
  if (!isReached || isHidden || (await countRoles(db, roleIds)) !== roleIds.length) throw notFound()
}

/** Stores a message, or counts whom it would reach when the caller wants a dry run. */
export async function sendNotification(call: Send): Promise<{ recipients: number; sent: SentRow | null }> {
  const { db, body, actor, clock } = call
  const audience = audienceOf(body)
  const sendAt = requireFields(call, audience)
  await requireAudience(call, audience)
  const recipients = await countRecipients(db, audience)
  if (body.dryRun === true) return { recipients, sent: null }
  if (recipients === 0) throw refuse('NOTIFICATION_WITHOUT_RECIPIENTS', 'notifications.noRecipients')
  return db.transaction(async (tx) => {
    const title = body.title.trim()
    const author = { senderId: actor.userId, senderName: actor.name, createdAt: clock.now() }
    const text = { title, body: body.body.trim() }
    const id = await insertNotification(tx, { ...audience, ...author, ...text, recipients, sendAt })
    const sent = required(await findSent(tx, actor.userId, id), 'message')
    const target = { type: 'notification', id, label: title }
    await recordOperation(tx, call, {
      action: 'notification.send',
      permissionCode: CODE,
      target,
      facts: { recipients },
    })
    return { recipients, sent }
  })
}

/** Withdraws a message of the caller that is still to be sent. */
export async function withdrawNotification(call: Call<'withdrawNotification'>): Promise<SentRow> {
  const { db, body, actor, clock } = call
  return db.transaction(async (tx) => {
    const known = await findSent(tx, actor.userId, body.id)
    if (!known) throw notFound()
    if (!(await withdrawUnsent(tx, known.id, clock.now())))
      throw refuse(
        'NOTIFICATION_SENT',
        known.isWithdrawn ? 'notifications.alreadyWithdrawn' : 'notifications.alreadySent',
      )
    const target = { type: 'notification', id: known.id, label: known.title }
    await recordOperation(tx, call, { action: 'notification.withdraw', permissionCode: CODE, target })
    return { ...known, isWithdrawn: true }
  })
}
