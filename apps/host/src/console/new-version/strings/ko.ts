import type { NewVersionStrings } from './load-new-version-strings'

/** The notice of a new version in words. */
export const ko: NewVersionStrings = {
  available: '플랫폼이 업데이트되었습니다. 새로고침하면 새 버전을 사용할 수 있습니다.',
  reload: '새로고침',
}
