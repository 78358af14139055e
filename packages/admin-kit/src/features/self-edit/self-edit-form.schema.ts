import type { OwnDetail } from '@doorway/api-client'
import { selfEditFields } from '@doorway/api-client/rules'
import * as z from 'zod/mini'
import { inputTexts } from '../../forms/input-text'

/** What the form holds. */
export interface SelfEditValues extends Record<string, unknown> {
  name: string
  mobile: string
  email: string
  /** A data URL; empty for none. */
  avatar: string
  descriptionTitle: string
  description: string
}

/** The form's rules are those of the server (specification section 5). */
export const selfEditSchema = z.looseObject({
  name: selfEditFields.name,
  mobile: selfEditFields.mobile,
  email: selfEditFields.email,
  avatar: selfEditFields.imgPath,
  descriptionTitle: selfEditFields.discTitle,
  description: selfEditFields.discDetail,
})

/** What the form starts from. */
export function selfEditValues(detail: OwnDetail): SelfEditValues {
  const { name, mobile, email, avatar, descriptionTitle, description } = detail
  return { name, ...inputTexts({ mobile, email, avatar, descriptionTitle, description }) }
}

/** A field of the form. */
export type SelfEditField = 'name' | 'mobile' | 'email' | 'avatar' | 'descriptionTitle' | 'description'

const wireNames: Readonly<Record<string, SelfEditField>> = {
  name: 'name',
  mobile: 'mobile',
  email: 'email',
  imgPath: 'avatar',
  discTitle: 'descriptionTitle',
  discDetail: 'description',
}

/** The form's field of a member that the server found at fault. */
export function selfEditField(member: string): SelfEditField | undefined {
  const name = member.slice(member.lastIndexOf('.') + 1)
  return Object.hasOwn(wireNames, name) ? wireNames[name] : undefined
}
