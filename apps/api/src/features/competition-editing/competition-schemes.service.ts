import type { Schema } from '@doorway/api-client/types'
import { differenceOf } from '../../audit/difference'
import { recordOperation } from '../../audit/operation-log'
import type { Call } from '../../http/call'
import { notFound, refuse } from '../../http/refusals'
import { required } from '../../required'
import { lockManaged, readManaged, requireEditable } from './competition-editing.policy'
import { targetOf } from './competition-save.service'
import { hasMarks, listSchemeOptions, lockPanels, movePanels } from './competition-schemes.queries'
import { findManaged, updateCompetition } from './managed-competitions.queries'

/** Chooses the scheme that a competition announces. Panels that used the former one use it from now on. */
export function chooseScheme(call: Call<'chooseCompetitionScheme'>): Promise<Schema<'ManagedCompetition'>> {
  const { db, body, clock, actor } = call
  return db.transaction(async (tx) => {
    const row = await lockManaged(tx, call, 'comp:edit', body)
    requireEditable(row)
    const chosen = (await listSchemeOptions(tx, row.id)).find(({ id }) => id === body.schemeId)
    if (!chosen) throw notFound()
    await lockPanels(tx, row.id)
    if (chosen.id !== row.schemeId && (await hasMarks(tx, row.id)))
      throw refuse('COMPETITION_MARKED', 'competitionEditing.schemeMarked')
    await movePanels(tx, row.id, row.schemeId, chosen.id)
    await updateCompetition(tx, row.id, { schemeId: chosen.id, updatedAt: clock.now(), updatedBy: actor.userId })
    await recordOperation(tx, call, {
      action: 'competition.scheme',
      permissionCode: 'comp:edit',
      target: targetOf(row),
      difference: await differenceOf(call.secrets, { scheme: row.schemeId }, { scheme: chosen.id }),
    })
    return readManaged({ ...call, db: tx }, required(await findManaged(tx, row.id), 'competition'))
  })
}
