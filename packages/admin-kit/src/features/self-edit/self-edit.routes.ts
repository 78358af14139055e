import { atAddress } from '../../screens/screen-route'
import { SelfEdit } from '.'

const HOME = { path: '/home' }

export const selfEdit = atAddress(SelfEdit, (_query, go) => ({ onClose: () => go(HOME) }))
