export { MessageCenter as messageCenter } from '.'
