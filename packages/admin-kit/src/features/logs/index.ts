export { LoginLog, type LoginLogProps } from './login-log.screen'
export { OperationLog, type OperationLogProps } from './operation-log.screen'
