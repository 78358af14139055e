import type { ApiError, AreaEndpoints, DictionaryEndpoints, StageChoiceEndpoints } from '@doorway/api-client'
import type { gradeEndpoints, RegistrationDraft, registrationEndpoints } from '@doorway/api-client/endpoints'
import type { Schema } from '@doorway/api-client/types'

/** A request for an account as its applicant sees it. */
export type RegistrationState = Schema<'RegistrationState'>
/** What a request for an account is known by. */
export type RegistrationReceipt = Schema<'RegistrationReceipt'>
/** Who may register, and the texts to agree to. */
export type RegisterPolicy = Schema<'RegisterPolicy'>
/** The class of an invitation code. */
export type InvitedClass = Schema<'InvitedClass'>
export type { RegistrationDraft }

type GradeEndpoints = ReturnType<typeof gradeEndpoints>

/** The endpoints that registering uses. */
export interface RegistrationConnection {
  registration: ReturnType<typeof registrationEndpoints>
  areas: Pick<AreaEndpoints, 'listChildren'>
  grades: Pick<GradeEndpoints, 'listWithClasses'>
  dictionaries: Pick<DictionaryEndpoints, 'list'>
  stages: StageChoiceEndpoints
  /** The class of faults of the API. */
  ApiError: typeof ApiError
}

/** What a failed call says: by field where the server names fields, otherwise one message. */
export interface CallFault {
  byField: Record<string, string>
  message: string | undefined
}

/** Duty types of teachers, and stages with their subjects. */
export interface TeacherChoices {
  duties: Awaited<ReturnType<DictionaryEndpoints['list']>>
  stages: Awaited<ReturnType<StageChoiceEndpoints['list']>>
}

/** The calls of registering. */
export interface RegistrationCalls {
  isUsernameFree: (username: string) => Promise<boolean>
  /** At most twenty schools by name and area. */
  searchSchools: (keyword: string, areaCode: string | undefined) => Promise<readonly Schema<'PublicSchool'>[]>
  /** Sends a request; undefined where the host has stopped it. `onProgress` receives the share of the proof of work. */
  submit: (draft: RegistrationDraft, onProgress: (share: number) => void) => Promise<RegistrationReceipt | undefined>
  /** The areas below one, for a choice. */
  listAreas: (parentCode: string) => Promise<readonly { code: string; name: string }[]>
  /** Grades with their classes of a school. */
  listGrades: (schoolId: number) => ReturnType<GradeEndpoints['listWithClasses']>
  listTeacherChoices: () => Promise<TeacherChoices>
  /** The state of a request, or why there is none. */
  getState: (trackNo: string) => Promise<RegistrationState | 'absent' | 'failed'>
  /** The class of an invitation code, or why there is none. */
  getInvitedClass: (code: string) => Promise<InvitedClass | 'absent' | 'failed'>
  /** Reads a fault of the API; other faults are thrown on. */
  readFault: (error: unknown) => Promise<CallFault>
}

const NOT_FOUND = 404
const BAD_REQUEST = 400

/**
 * The calls of registering over a connection, which is requested with the first call: a page that only shows the form may
 * load its client then.
 */
export function createRegistrationCalls(connect: () => Promise<RegistrationConnection>): RegistrationCalls {
  return {
    isUsernameFree: async (username) => (await connect()).registration.isUsernameFree(username),
    searchSchools: async (keyword, areaCode) => (await connect()).registration.searchSchools(keyword, areaCode),
    submit: async (draft, onProgress) => (await connect()).registration.submit(draft, onProgress),
    listAreas: async (parentCode) => {
      const areas = await (await connect()).areas.listChildren(parentCode)
      return areas.filter(({ isEnabled }) => isEnabled)
    },
    listGrades: async (schoolId) => (await connect()).grades.listWithClasses(schoolId),
    listTeacherChoices: async () => {
      const { dictionaries, stages } = await connect()
      const [duties, levels] = await Promise.all([dictionaries.list('5'), stages.list()])
      return { duties, stages: levels }
    },
    getState: async (trackNo) => {
      const { registration, ApiError: Fault } = await connect()
      try {
        return await registration.getState(trackNo)
      } catch (error) {
        return error instanceof Fault && error.status === NOT_FOUND ? 'absent' : 'failed'
      }
    },
    getInvitedClass: async (code) => {
      const { registration, ApiError: Fault } = await connect()
      try {
        return await registration.getInvitedClass(code)
      } catch (error) {
        // A code that was cut off while copying is refused as no code at all.
        const isAbsent = error instanceof Fault && (error.status === NOT_FOUND || error.status === BAD_REQUEST)
        return isAbsent ? 'absent' : 'failed'
      }
    },
    readFault: async (error) => {
      const { ApiError: Fault } = await connect()
      if (!(error instanceof Fault)) throw error
      const byField = Object.fromEntries(error.fieldErrors.map(({ field, msg }) => [field, msg]))
      return { byField, message: error.fieldErrors.length === 0 ? error.message : undefined }
    },
  }
}
