import { readPreferences } from '../../preferences/preferences'
import { hostClient } from '../../session/host-client'

// By name: a dynamic import of the package's index would bring the calls of all screens.
export { ApiError } from '@doorway/api-client'
export {
  areaEndpoints,
  competitionEndpoints,
  dictionaryEndpoints,
  gradeEndpoints,
  passwordResetEndpoints,
  registrationEndpoints,
  stageChoiceEndpoints,
} from '@doorway/api-client/endpoints'

/** The client of the API in the reader's language. */
export const visitorClient = () => hostClient().withLocale(readPreferences(document.cookie).locale)
