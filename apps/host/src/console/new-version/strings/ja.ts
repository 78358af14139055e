import type { NewVersionStrings } from './load-new-version-strings'

/** The notice of a new version in words. */
export const ja: NewVersionStrings = {
  available: 'システムが更新されました。再読み込みすると新しいバージョンを利用できます。',
  reload: '再読み込み',
}
