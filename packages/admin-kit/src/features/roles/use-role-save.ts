import type { Role } from '@doorway/api-client'
import { useState } from 'react'
import { isSilent } from '../../context/use-events'
import type { RoleFormValues } from './role-form.schema'
import { useRoleCalls } from './roles.queries'

/** The parts of a role that are saved by a call each, in this order. */
export type RoleStep = 'role' | 'menus' | 'sites'

/** How far a save has come. */
export type StepState = 'waiting' | 'running' | 'done' | 'failed'

/** What one submit sends; a part that may not be changed, or has not, is absent. */
export interface RolePlan {
  values?: RoleFormValues
  menus?: { checkedIds: readonly number[]; halfCheckedIds: readonly number[] }
  siteIds?: readonly number[]
}

/** How a save ended. `role` is what is stored by now, also when a later call failed. */
export interface RoleSaved {
  role: Role | null
  /** The role did not exist before this call. */
  isCreated: boolean
  failed: { step: RoleStep; error: unknown } | null
  /** Given up by the host or by leaving: nothing is said. */
  isSilent: boolean
}

/**
 * Saves a role in three calls. A call that fails ends the run; the next run starts from what is stored, so a role
 * that was created before its menus failed is updated (PUT), never created twice.
 */
export function useRoleSave(first: Role | null) {
  const calls = useRoleCalls()
  const [stored, setStored] = useState(first)
  const [steps, setSteps] = useState<Partial<Record<RoleStep, StepState>>>({})
  const [isRunning, setRunning] = useState(false)

  const run = async (plan: RolePlan): Promise<RoleSaved> => {
    let role = stored
    let step: RoleStep = 'role'
    const isPlanned = { role: plan.values, menus: plan.menus, sites: plan.siteIds }
    const show = (name: RoleStep, state: StepState) => setSteps((shown) => ({ ...shown, [name]: state }))
    const begin = (name: RoleStep) => {
      step = name
      show(name, 'running')
    }
    setRunning(true)
    setSteps(
      Object.fromEntries(
        Object.entries(isPlanned).flatMap(([name, part]) => (part === undefined ? [] : [[name, 'waiting']])),
      ),
    )
    const isCreated = stored === null
    try {
      if (plan.values) {
        begin('role')
        role = await calls.saveRole({ ...plan.values, id: stored?.id, version: stored?.version })
        setStored(role)
        show('role', 'done')
      }
      if (role && plan.menus) {
        begin('menus')
        await calls.saveMenus({ roleId: role.id, ...plan.menus })
        show('menus', 'done')
      }
      if (role && plan.siteIds) {
        begin('sites')
        await calls.saveSites({ roleId: role.id, siteIds: plan.siteIds })
        show('sites', 'done')
      }
      return { role, isCreated, failed: null, isSilent: false }
    } catch (error) {
      show(step, 'failed')
      return { role, isCreated, failed: { step, error }, isSilent: isSilent(error) }
    } finally {
      setRunning(false)
    }
  }
  return { stored, setStored, steps, isRunning, run, reload: calls.reload }
}
