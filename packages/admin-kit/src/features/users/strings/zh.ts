import { zhFirst } from './zh-first'
import { zhForm } from './zh-form'
import { zhList } from './zh-list'
import { zhSaved } from './zh-saved'

/** Words of the user manager. The source language; names on screen follow the specification's section 2. */
export const zh = { ...zhFirst, ...zhList, ...zhForm, ...zhSaved } as const
