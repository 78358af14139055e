import * as z from 'zod/mini'
import { inputTexts } from '../../forms/input-text'
import { type WorkgroupDetail, type WorkgroupDraft, memberRoles, workgroupKinds } from './workgroup-types'

const text = z.string()
const member = z.object({ userId: z.number(), name: text, orgName: z.nullable(text), role: z.enum(memberRoles) })

/** What the form holds; a stored draft is read by it. What is wrong with it the server says, field by field. */
export const workgroupForm = z.object({
  name: text,
  kind: text,
  orgId: z.nullable(z.number()),
  areaCode: text,
  gardeId: text,
  courseId: text,
  summary: text,
  validFrom: text,
  validTo: text,
  isPublic: z.boolean(),
  members: z.array(member),
})
/** Values of the form. */
export type WorkgroupFormValues = z.infer<typeof workgroupForm>
/** A member in the form. */
export type FormMember = z.infer<typeof member>

const nothing: WorkgroupFormValues = {
  name: '',
  kind: '',
  orgId: null,
  areaCode: '',
  gardeId: '',
  courseId: '',
  summary: '',
  validFrom: '',
  validTo: '',
  isPublic: false,
  members: [],
}

/** What the form starts from; null for a new group. */
export function workgroupFormValues(group: StoredGroup | null): WorkgroupFormValues {
  if (!group) return nothing
  const { name, kind, orgId, areaCode, summary, validFrom, isPublic, gardeId, courseId, validTo } = group
  return {
    name,
    kind,
    orgId,
    areaCode,
    summary,
    validFrom,
    isPublic,
    ...inputTexts({ gardeId, courseId, validTo }),
    members: group.members.map(({ userId, name: person, orgName, role }) => ({ userId, name: person, orgName, role })),
  }
}

const storedGroup = z.object({
  name: text,
  kind: z.enum(workgroupKinds),
  orgId: z.number(),
  orgName: text,
  areaCode: text,
  areaName: text,
  gardeId: z.nullable(text),
  courseId: z.nullable(text),
  summary: text,
  validFrom: text,
  validTo: z.nullable(text),
  isPublic: z.boolean(),
  members: z.array(member),
})
/** A group as a version conflict returns it. */
export type StoredGroup = z.infer<typeof storedGroup>

/** Reads a group as a version conflict returns it; null where it returns none. */
export function readStoredGroup(current: unknown): StoredGroup | null {
  return storedGroup.safeParse(current).data ?? null
}

/** What is saved; members only where they may be changed. */
export function workgroupDraft(
  group: WorkgroupDetail | null,
  values: WorkgroupFormValues,
  { mayMembers, version }: { mayMembers: boolean; version: number | undefined },
): WorkgroupDraft {
  const { name, orgId, summary, isPublic, members } = values
  return {
    ...(group && { id: group.id, version }),
    name: name.trim(),
    kind: workgroupKinds.find((known) => known === values.kind),
    ...(orgId !== null && orgId > 0 && { orgId }),
    areaCode: values.areaCode || null,
    gardeId: values.gardeId || null,
    courseId: values.courseId || null,
    summary: summary.trim(),
    ...(values.validFrom !== '' && { validFrom: values.validFrom }),
    validTo: values.validTo || null,
    isPublic,
    ...(mayMembers && { members: members.map(({ userId, role }) => ({ userId, role })) }),
  }
}

/** The members with another role for one of them; who led becomes a member when another one leads. */
export function withRole(members: readonly FormMember[], userId: number, role: FormMember['role']): FormMember[] {
  return members.map((one) => {
    if (one.userId === userId) return { ...one, role }
    return role === 'leader' && one.role === 'leader' ? { ...one, role: 'member' } : one
  })
}

/** The members with further people; the first one leads where no one does. */
export function withPeople(members: readonly FormMember[], people: readonly Omit<FormMember, 'role'>[]): FormMember[] {
  const known = new Set(members.map(({ userId }) => userId))
  const hasLeader = members.some(({ role }) => role === 'leader')
  const joining = people.filter(({ userId }) => !known.has(userId))
  return [
    ...members,
    ...joining.map(({ userId, name, orgName }, place): FormMember => {
      return { userId, name, orgName, role: !hasLeader && place === 0 ? 'leader' : 'member' }
    }),
  ]
}
