export { SecurityPolicy, type SecurityPolicyProps } from './security-policy.screen'
