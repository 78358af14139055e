import { atAddress } from '../../screens/screen-route'
import { LoginLog, OperationLog } from '.'

export const loginLog = atAddress(LoginLog, () => ({}))

export const operationLog = atAddress(OperationLog, () => ({}))
