import type { SiteTime } from './user'

/** What a guardian has consented to. */
export interface Consent {
  id: number
  /** The child. */
  subjectName: string
  guardianName: string
  guardianUsername: string
  scope: 'account' | 'name_publicity' | 'image_publicity' | 'competition'
  textCode: string
  textVersion: string
  channel: 'portal'
  givenAt: SiteTime
  /** Null while it is in force. */
  withdrawnAt: SiteTime | null
}

/** One page of the consents. */
export interface ConsentQuery {
  conditions: {
    /** Part of the name of the child or of the guardian. */
    name?: string
    scope?: Consent['scope']
    state?: 'given' | 'withdrawn'
  }
  /** From 1. */
  page: number
  pageSize: number
}
