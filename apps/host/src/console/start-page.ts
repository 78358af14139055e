import { menuEndpoints } from '@doorway/api-client/endpoints'
import { hostClient } from '../session/host-client'

/**
 * Resolves to the start page (domain 1.2): the console for those who have work there, else the portal. What everyone has
 * (messages, profile, help) is no work: work is a visible entry with permission codes. Where the menus cannot be loaded it is
 * the console, which says so.
 */
export async function startPage(): Promise<string> {
  const menus = await hostClient()
    .endpoints(menuEndpoints)
    .list()
    .catch(() => null)
  if (!menus) return '/home'
  const visible = new Set(
    menus.filter(({ type, url, isHidden }) => type === 'menu' && url && !isHidden).map(({ id }) => id),
  )
  return menus.some(({ type, parentId }) => type === 'button' && visible.has(parentId)) ? '/home' : '/doorMain'
}
