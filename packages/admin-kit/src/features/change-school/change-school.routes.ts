export { ChangeSchoolApproval as changeSchoolApproval } from '.'
