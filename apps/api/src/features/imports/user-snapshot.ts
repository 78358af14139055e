// oxlint-disable-next-line no-restricted-imports -- the namespace import is the allowed one; the rule takes its z for the named import
import * as z from 'zod'

const text = z.nullable(z.string())

const number = z.nullable(z.number())

/** Everything of a person that an import may change. */
export const snapshot = z.object({
  user: z.object({
    name: z.string(),
    userType: z.string(),
    schoolId: number,
    areaCode: text,
    sex: z.nullable(z.enum(['0', '1'])),
    remark: text,
    email: text,
    idCardEnc: text,
    idCardHash: text,
    birthDate: text,
    mobileEnc: text,
    mobileHash: text,
  }),
  roleIds: z.array(z.number()),
  student: z.nullable(
    z.object({
      gradeId: number,
      classId: number,
      userNumber: text,
      inSchoolYear: number,
      enrollmentNumberEnc: text,
      enrollmentNumberHash: text,
    }),
  ),
  teacher: z.nullable(z.object({ userDutyType: text, userNumber: text })),
})

/** A person as they were before an import changed them. */
export type UserSnapshot = z.infer<typeof snapshot>
