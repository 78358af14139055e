import * as z from 'zod/mini'
import { avatarFileTypes, limits } from './limits'

const prefixes = avatarFileTypes.map((type) => `data:image/${type};base64,`)

/** Avatar as a data URL (section 5): png, jpeg, gif or jpg, at most 256000 characters. Empty means none. */
export const avatar = z.string('avatar.error.type').check(
  z.refine((value) => value.length <= limits.avatarMax, { error: 'avatar.error.tooLarge', abort: true }),
  z.refine((value) => value === '' || prefixes.some((prefix) => value.startsWith(prefix)), 'avatar.error.type'),
)
