import * as z from 'zod/mini'
import { required } from './fields'

const filled = () => required('resources.error.missing')
const draft = z.looseObject({ question: filled() })
const complete = z.looseObject({ question: filled(), reply: filled(), expertName: filled() })

/** What the reply to a question of parents needs: to be published, the reply itself and the name of the expert as well. */
export const expertReplyRules = (isPublished: boolean) => (isPublished ? complete : draft)
