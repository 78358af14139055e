import { zh as saved } from '../../../saved-filters/strings/zh'
import { zhFirst } from './first'
import { zhForm } from './form'
import { zhList } from './list'

/** Words of the user manager. The source language; names on screen follow the specification's section 2. */
export const zh = { ...zhFirst, ...zhList, ...zhForm, saved } as const
