import type { AppVersion, AppVersionDraft } from '@doorway/api-client'
import { storedTexts } from '../../forms/conflict/stored-texts'

/** Platforms that releases are made for. */
export const platforms = ['android', 'ios', 'harmony', 'windows', 'h5'] as const
/** Languages of release notes; Chinese is shown where another one is empty. */
export const noteLanguages = ['zh', 'en', 'ja', 'ko', 'tw'] as const

/** What the form holds: text, as it is typed. */
export interface VersionValues {
  platform: string
  versionName: string
  build: string
  url: string
  minBuild: string
  isForced: boolean
  rollout: string
  notes: Record<(typeof noteLanguages)[number], string>
}

/** Names of the fields, as the server's refusals call them. */
export const versionFields = [
  'platform',
  'versionName',
  'build',
  'url',
  'minBuild',
  'rollout',
  'notes.zh',
  'notes.en',
  'notes.ja',
  'notes.ko',
  'notes.tw',
] as const

/** Fields that hold whole numbers, with the largest one. */
export const numberFields = { build: 2_147_483_647, minBuild: 2_147_483_647, rollout: 100 } as const

const noNotes = { zh: '', en: '', ja: '', ko: '', tw: '' }

/** The form of a release; a new one goes to all devices. */
export function versionValues(release: AppVersion | null): VersionValues {
  const { zh, en, ja, ko, tw } = { ...noNotes, ...release?.notes }
  return {
    platform: release ? release.platform : '',
    versionName: release ? release.versionName : '',
    build: release ? String(release.build) : '',
    url: release ? release.url : '',
    minBuild: release ? String(release.minBuild) : '0',
    isForced: release ? release.isForced : false,
    rollout: release ? String(release.rollout) : '100',
    notes: { zh, en, ja, ko, tw },
  }
}

/** The form of what is stored, as a version conflict returns it. */
export function storedVersion(current: unknown): VersionValues {
  const { isForced, notes } = Object(current)
  return {
    ...storedTexts(current, ['platform', 'versionName', 'build', 'url', 'minBuild', 'rollout']),
    isForced: isForced === true,
    notes: storedTexts(notes, noteLanguages),
  }
}

const numberOf = (text: string) => (text.trim() === '' ? undefined : Number(text))

/** What is saved of the form. What is empty is left out, and the server says what it needs. */
export function versionDraft(values: VersionValues, release: AppVersion | null, version?: number): AppVersionDraft {
  const { platform, versionName, build, url, minBuild, isForced, rollout, notes } = values
  const known = platforms.find((each) => each === platform)
  return {
    ...(release && { id: release.id, version }),
    ...(known && { platform: known }),
    versionName: versionName.trim(),
    build: numberOf(build),
    url: url.trim(),
    minBuild: numberOf(minBuild),
    isForced,
    rollout: numberOf(rollout),
    notes,
  }
}
