import { storedFile } from './file-rows'

/** The sample pictures by their names; `NAME-480` is the copy of `NAME` that is 480 pixels wide, `NAME-180` that of 180. */
export type DemoPictures = ReadonlyMap<string, Uint8Array>

const EDITOR_ID = 9
const PICTURES_FROM = 5_000
const COPY_WIDTHS = [180, 480] as const

/** Rows of the sample pictures with their copies; `idOf` finds the file of a picture by its name. */
export async function pictureRows(pictures: DemoPictures, now: Date) {
  const files = await Promise.all(
    [...pictures].map(async ([name, bytes], index) => {
      const file = { name: `${name}.webp`, ext: 'webp', bytes }
      return { name, ...(await storedFile(file, { number: PICTURES_FROM + index, ownerId: EDITOR_ID, now })) }
    }),
  )
  const ids = new Map(files.map(({ name, object }) => [name, object.id]))
  return {
    objects: files.map(({ object }) => object),
    bodies: files.map(({ body }) => body),
    copies: files.flatMap(({ name, object }) =>
      COPY_WIDTHS.flatMap((width) => {
        const copyId = ids.get(`${name}-${width}`)
        return copyId === undefined ? [] : [{ file_id: object.id, width, copy_id: copyId }]
      }),
    ),
    idOf: (name: string | undefined): string | null => (name === undefined ? null : (ids.get(name) ?? null)),
  }
}
