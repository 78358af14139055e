import { use } from 'react'
import { usePreferences } from '../../../preferences/preferences-context'
import { loadUploadStrings } from './form-strings/load-upload-strings'

/** Returns the strings of the upload forms in the reader's language; suspends while they are loading. */
export function useUploadStrings() {
  return use(loadUploadStrings(usePreferences().locale))
}
