// The client speaks Chinese from its first line; this is the entry for others.
export { zh } from './failure-messages'
