import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoPictures } from '../demo/picture-rows'
import { projectFile } from './project-file'

const EXTENSION = '.webp'

/** Reads the sample pictures of the demo, sorted by name, so that each has the same id everywhere. */
export async function readDemoPictures(): Promise<DemoPictures> {
  const folder = projectFile('apps/api/demo-pictures')
  const names = (await readdir(folder)).filter((name) => name.endsWith(EXTENSION)).toSorted()
  return new Map(
    await Promise.all(
      names.map(async (name): Promise<[string, Uint8Array]> => [
        name.slice(0, -EXTENSION.length),
        new Uint8Array(await readFile(join(folder, name))),
      ]),
    ),
  )
}
