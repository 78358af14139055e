import { use } from 'react'
import { usePreferences } from '../../../preferences/preferences-context'
import { loadUploadStrings } from './form-strings/load-upload-strings'

/** Words of the upload page in the reader's language; suspends while they are on their way. */
export function useUploadStrings() {
  return use(loadUploadStrings(usePreferences().locale))
}
