import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import { windowOf } from '../../db/page-window'
import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import type { Feature } from '../feature'
import { type ConsentRow, pageConsents } from './consents.queries'
import { listOwn, type OwnConsentRow } from './own-consents.queries'
import { withdrawOwnConsent } from './own-consents.service'

const LIST = 'sys:consent:list'

function presentConsent({ givenAt, withdrawnAt, ...rest }: ConsentRow): Schema<'ConsentRow'> {
  return { ...rest, givenAt: siteTime(givenAt), withdrawnAt: withdrawnAt && siteTime(withdrawnAt) }
}

/** Consents of guardians about children in the caller's scope. */
const queryPageConsents: Handler<'queryPageConsents'> = async ({ db, actor, body }) => {
  const { currentPage, pageSize, t = {} } = body
  const filter = { ...t, name: t.name?.trim(), dataScope: actor.scopeOf(LIST) }
  const { rows, total } = await pageConsents(db, filter, windowOf(currentPage, pageSize))
  return ok({ data: rows.map(presentConsent), total, currentPage, pageSize })
}

const presentOwn = ({ givenAt, withdrawnAt, ...rest }: OwnConsentRow): Schema<'OwnConsent'> => {
  return { ...rest, givenAt: siteTime(givenAt), withdrawnAt: withdrawnAt && siteTime(withdrawnAt) }
}

/** Consents that the caller has given. */
const listOwnConsents: Handler<'listOwnConsents'> = async ({ db, actor }) =>
  ok((await listOwn(db, actor.userId)).map(presentOwn))

/** Withdraws one of them. */
const withdrawConsent: Handler<'withdrawConsent'> = async (call) =>
  ok(presentOwn(await withdrawOwnConsent(call)), 'consents.withdrawn')

/** Operations of this feature. */
export const consentsFeature: Feature = { signedIn: { queryPageConsents, listOwnConsents, withdrawConsent } }
