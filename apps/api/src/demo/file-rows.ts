import { base64Url } from '../security/secrets'
import { namedPeople } from './person-data'
import { resourceSeeds } from './research-data'
import { sampleBytes } from './sample-files'

const FILE_ID = '10000000-0000-4000-8000-'
const MIME: Record<string, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  mp4: 'video/mp4',
  flv: 'video/x-flv',
  wav: 'audio/wav',
  zip: 'application/zip',
}

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

interface Wanted {
  name: string
  ext: string
  /** User whose space the file takes. */
  ownerId: number
}

/** Rows of a file whose bytes lie in the database; the number makes its id. */
export async function storedFile(
  { name, ext, bytes }: Pick<Wanted, 'name' | 'ext'> & { bytes: Uint8Array },
  { number, ownerId, now }: { number: number; ownerId: number; now: Date },
) {
  const id = FILE_ID + String(number).padStart(12, '0')
  const object = {
    id,
    sha256: hex(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))),
    size: bytes.byteLength,
    ext,
    mime: MIME[ext] ?? 'text/plain',
    name,
    place: 'database',
    owner_id: ownerId,
    created_at: now.toISOString(),
  }
  return { object, body: { file_id: id, body: base64Url(bytes) } }
}

/** One stored file for each wanted one, in the same order; undefined where the demo has no bytes of that kind. */
async function store(wanted: readonly Wanted[], now: Date, firstNumber: number) {
  return Promise.all(
    wanted.map(async ({ name, ext, ownerId }, index) => {
      const bytes = sampleBytes(ext, name)
      return bytes && storedFile({ name, ext, bytes }, { number: firstNumber + index, ownerId, now })
    }),
  )
}

const EDITOR_ID = 9
const RESOURCE_FILES_FROM = 1_000

/** Files behind attachments and resources. Attachments learn the real size of theirs. */
export async function fileRows(attachments: readonly Record<string, unknown>[], now: Date) {
  const announced = attachments.map((row) => ({
    name: String(row['name']),
    ext: String(row['ext']),
    ownerId: EDITOR_ID,
  }))
  const attached = await store(announced, now, 1)
  const idOf = new Map(namedPeople.map(({ username }, index) => [username, index + 1]))
  const ofResources = resourceSeeds.flatMap(({ title, files, owner }, index) =>
    files.map((ext, seq) => ({
      resourceId: index + 1,
      seq,
      ext,
      name: `${title}.${ext}`,
      ownerId: idOf.get(owner) ?? EDITOR_ID,
    })),
  )
  const resourceFiles = await store(ofResources, now, RESOURCE_FILES_FROM)
  const stored = [...attached, ...resourceFiles].filter((file) => file !== undefined)
  return {
    objects: stored.map(({ object }) => object),
    bodies: stored.map(({ body }) => body),
    attachments: attachments.map((row, index) => {
      const file = attached[index]?.object
      return { ...row, file_id: file?.id ?? null, size: file?.size ?? row['size'] }
    }),
    links: ofResources.flatMap(({ resourceId, seq }, index) => {
      const file = resourceFiles[index]?.object
      return file ? [{ resource_id: resourceId, file_id: file.id, seq }] : []
    }),
  }
}
