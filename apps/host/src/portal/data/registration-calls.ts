import type { RegistrationDraft } from '@doorway/api-client/endpoints'
import type { Schema } from '@doorway/api-client/types'

/** A request for an account as its applicant sees it. */
export type RegistrationState = Schema<'RegistrationState'>
/** What a request for an account is known by. */
export type RegistrationReceipt = Schema<'RegistrationReceipt'>
/** The class of an invitation code. */
export type InvitedClass = Schema<'InvitedClass'>
export type { RegistrationDraft }

/** The client of the API, loaded with the first call: a visitor who only reads does without. */
const connect = () => import('./visitor-client')

/** The calls of registering. */
export async function registrationCalls() {
  const { visitorClient, registrationEndpoints } = await connect()
  return visitorClient().endpoints(registrationEndpoints)
}

/** The areas below one, for a choice. */
export async function listAreas(parentCode: string) {
  const { visitorClient, areaEndpoints } = await connect()
  const areas = await visitorClient().endpoints(areaEndpoints).listChildren(parentCode)
  return areas.filter(({ isEnabled }) => isEnabled)
}

/** Grades with their classes of a school. */
export async function listGrades(schoolId: number) {
  const { visitorClient, gradeEndpoints } = await connect()
  return visitorClient().endpoints(gradeEndpoints).listWithClasses(schoolId)
}

/** Duty types of teachers, and stages with their subjects. */
export async function listTeacherChoices() {
  const { visitorClient, dictionaryEndpoints, stageChoiceEndpoints } = await connect()
  const [duties, stages] = await Promise.all([
    visitorClient().endpoints(dictionaryEndpoints).list('5'),
    visitorClient().endpoints(stageChoiceEndpoints).list(),
  ])
  return { duties, stages }
}

/** The state of a request, or why there is none. */
export async function getRegistrationState(trackNo: string): Promise<RegistrationState | 'absent' | 'failed'> {
  const { visitorClient, registrationEndpoints, ApiError } = await connect()
  try {
    return await visitorClient().endpoints(registrationEndpoints).getState(trackNo)
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? 'absent' : 'failed'
  }
}

/** The class of an invitation code, or why there is none. */
export async function getInvitedClass(code: string): Promise<InvitedClass | 'absent' | 'failed'> {
  const { visitorClient, registrationEndpoints, ApiError } = await connect()
  try {
    return await visitorClient().endpoints(registrationEndpoints).getInvitedClass(code)
  } catch (error) {
    // A code that was cut off while copying is refused as no code at all.
    return error instanceof ApiError && (error.status === 404 || error.status === 400) ? 'absent' : 'failed'
  }
}

/** What a failed call says: by field where the server names fields, otherwise one message. */
export interface CallFault {
  byField: Record<string, string>
  message: string | undefined
}

/** Reads a fault of the API; other faults are thrown on. */
export async function readFault(error: unknown): Promise<CallFault> {
  const { ApiError } = await connect()
  if (!(error instanceof ApiError)) throw error
  const byField = Object.fromEntries(error.fieldErrors.map(({ field, msg }) => [field, msg]))
  return { byField, message: error.fieldErrors.length === 0 ? error.message : undefined }
}
