import { join } from 'node:path'
import { root } from './source-files'

/** Where `npm run build` puts the script tag. */
export const scriptFolder = join(root, 'packages/admin-kit/dist/script')
