import { recordOperation } from '../../audit/operation-log'
import type { Call } from '../../http/call'
import { withSecondPerson } from '../confirmations/second-person'
import { lift } from '../auth/sign-in-throttle.queries'
import { usersInScope } from './user-filter.queries'
import { requireNoneHigher, requireSecondPerson } from './user-rank.policy'
import { requireUser } from './users.policy'
import { listGuarded } from './users.queries'

const permissionCode = 'sys:user:unlock'

/** Lets a person sign in again from the networks where too many tries had failed. */
export async function unlock(call: Call<'unlockUser'>): Promise<number> {
  const { actor, body } = call
  return withSecondPerson(call, async (tx) => {
    const user = requireUser((await listGuarded(tx, [body.id], usersInScope(actor, permissionCode), true))[0])
    await requireNoneHigher(tx, actor, [user.id])
    await requireSecondPerson(tx, call, 'user.unlock', [user.id])
    const unlocked = await lift(tx, { name: user.username, userId: user.id })
    await recordOperation(tx, call, {
      action: 'user.unlock',
      permissionCode,
      target: { type: 'user', id: user.id, label: user.username },
      facts: { unlocked },
    })
    return unlocked
  })
}
