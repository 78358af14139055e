import type { ExportList, ExportType } from './export-list'
import { judgingExport } from './judging-export'
import { loginLogExport, operationLogExport, personalLogExport } from './log-exports'
import { overviewExport } from './overview-export'
import { userExport } from './user-export'

const lists: Readonly<Record<ExportType, ExportList>> = {
  user: userExport,
  loginLog: loginLogExport,
  operationLog: operationLogExport,
  personalLog: personalLogExport,
  overview: overviewExport,
  judging: judgingExport,
}

/** The list of an export type. */
export const listOf = (type: ExportType): ExportList => lists[type]
