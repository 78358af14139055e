import type { SiteTime } from './user'

/** A release of an app. */
export interface AppVersion {
  id: number
  platform: 'android' | 'ios' | 'harmony' | 'windows' | 'h5'
  /** What people read: 3.2.0. */
  versionName: string
  /** Grows with every release of a platform. */
  build: number
  /** Where it is downloaded. */
  url: string
  /** Older builds are no longer supported and have to be updated. */
  minBuild: number
  /** Every older device has to update. */
  isForced: boolean
  /** Per cent of the devices that are offered it. */
  rollout: number
  /** What is new, by language. */
  notes: Readonly<Record<string, string>>
  state: 'draft' | 'published' | 'withdrawn'
  publishedAt: SiteTime | null
  version: number
}

/** What is saved of a release. Without `id` a draft is added; what is absent stays as it is. */
export type AppVersionDraft = Partial<Omit<AppVersion, 'state' | 'publishedAt'>>

/** One page of the releases. */
export interface AppVersionQuery {
  conditions: Partial<Pick<AppVersion, 'platform' | 'state'>>
  /** From 1. */
  page: number
  pageSize: number
}
