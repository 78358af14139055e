import { packPackages } from '../../scripts/pack-packages.mjs'

/** Packs once for all files of a run. */
export async function setup(): Promise<void> {
  await packPackages()
}
