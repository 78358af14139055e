import { lazyPart } from '../../loading/lazy-part'

/** Header and tabs; they load while the data is requested. */
export const personalSections = lazyPart(
  async () => (await import('../../personal-center/personal-sections')).PersonalSections,
)
