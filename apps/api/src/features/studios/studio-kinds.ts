import type { ContentKind } from '../content/content-kind'
import { readStudio } from './studios.service'

/** Studios of teachers and of principals. */
export const studioKinds: readonly ContentKind[] = [{ type: 'studio', readDetail: readStudio }]
