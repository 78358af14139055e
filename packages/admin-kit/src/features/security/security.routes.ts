export { SecurityPolicy as securityPolicy } from '.'
