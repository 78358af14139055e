import type { Actor } from '../../http/call'
import type { PortalCall } from '../portal-sites/portal-sites.service'

/** Who reads, and when. */
export interface Reader {
  actor: Actor | undefined
  now: Date
}

/** Who reads, and when. */
export const readerOf = ({ actor, clock }: PortalCall): Reader => ({ actor, now: clock.now() })
