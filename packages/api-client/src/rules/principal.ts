import * as z from 'zod/mini'
import { required } from './fields'

const filled = () => required('resources.error.missing')

/** What a draft of a principal's profile needs: the list shows it by this. */
export const principalDraftRules = z.looseObject({ name: filled() })

/** What has to be written about a principal before the profile is reviewed. */
export const principalRules = z.looseObject({
  name: filled(),
  title: filled(),
  summary: filled(),
  resumeHtml: filled(),
})
