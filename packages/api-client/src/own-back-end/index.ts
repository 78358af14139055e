// An entry of its own: pages over the API of ours do not hold it.
export { defineClient } from './define-client'
export type { OwnCallName, OwnCalls, OwnSubject } from './own-calls'
