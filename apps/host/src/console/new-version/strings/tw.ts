import type { NewVersionStrings } from './load-new-version-strings'

/** The notice of a new version in words. */
export const tw: NewVersionStrings = {
  available: '平臺已更新，重新載入即可使用新版本。',
  reload: '重新載入',
}
