import { packPackages } from '../../scripts/release/pack-packages'

/** Packs once for all files of a run. */
export async function setup(): Promise<void> {
  await packPackages()
}
