export { ChangeSchoolApproval, type ChangeSchoolApprovalProps } from './change-school-approval.screen'
