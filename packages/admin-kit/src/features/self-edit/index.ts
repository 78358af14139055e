export { SelfEdit, type SelfEditProps } from './self-edit.screen'
