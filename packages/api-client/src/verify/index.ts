export type { VerifyFetch } from './send-probe'
export type { Difference, DifferenceKind, Finding } from './difference'
export { reportAsJson, reportAsText, type OperationReport, type VerifyReport } from './report'
export { verify, VerifyFault, type VerifyOptions } from './verify'
