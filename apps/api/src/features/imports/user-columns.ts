import { maskEmail, maskEnrollmentNumber, maskIdCard, maskMobile } from '../../security/masks'
import type { ImportColumn } from './import-kind'

/** Columns of a file of people. The age of a person is not known before the check, so numbers show the least. */
export const userColumns: readonly ImportColumn[] = [
  { field: 'username', title: 'importUser.username', isRequired: true, width: 20 },
  { field: 'name', title: 'importUser.name', isRequired: true, width: 16 },
  { field: 'userType', title: 'importUser.userType', isRequired: true, width: 12 },
  { field: 'password', title: 'importUser.password', isSecret: true, width: 18 },
  { field: 'schoolId', title: 'importUser.schoolId', isRequired: true, width: 36 },
  { field: 'areaCode', title: 'importUser.areaCode', isRequired: true, width: 16 },
  { field: 'email', title: 'importUser.email', isRequired: true, width: 28, mask: maskEmail },
  { field: 'mobile', title: 'importUser.mobile', width: 14, mask: (value) => maskMobile(value, true) },
  { field: 'idCard', title: 'importUser.idCard', width: 22, mask: (value) => maskIdCard(value, true) },
  { field: 'sex', title: 'importUser.sex', width: 8 },
  { field: 'roleIds', title: 'importUser.roleIds', width: 20 },
  { field: 'userDutyType', title: 'importUser.userDutyType', width: 14 },
  { field: 'userNumber', title: 'importUser.userNumber', width: 18 },
  { field: 'inSchoolYear', title: 'importUser.inSchoolYear', width: 12 },
  { field: 'enrollmentNumber', title: 'importUser.enrollmentNumber', width: 24, mask: maskEnrollmentNumber },
  { field: 'gradeId', title: 'importUser.gradeId', width: 12 },
  { field: 'classId', title: 'importUser.classId', width: 12 },
  { field: 'remark', title: 'importUser.remark', width: 30 },
]
