import { createHash } from 'node:crypto'
import type { TestClient } from './open-test-app'

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Uploads a picture of one pixel as this person and returns its id; `sign` makes the bytes that are sent different. */
export function uploadPicture(person: TestClient, sign: string): Promise<string> {
  return uploadFile(person, `${sign}.png`, Buffer.concat([Buffer.from(PNG, 'base64'), Buffer.from(sign)]))
}

/** Uploads a file as this person and returns its id. */
export async function uploadFile(person: TestClient, name: string, bytes: Buffer<ArrayBuffer>): Promise<string> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const file = { name, size: bytes.length, sha256 }
  const { upload } = Object((await person.post('/api/file/upload/create', file)).body.data)
  const headers = {
    'tus-resumable': '1.0.0',
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
    'content-length': String(bytes.length),
  }
  const address = `http://doorway.test/api/file/upload/${upload.id}`
  const sent = await person.send(new Request(address, { method: 'PATCH', headers, body: bytes }))
  const { body } = await person.post(`/api/file/upload/${upload.id}/complete`, undefined)
  if (sent.status !== 204 || !body.success) throw new Error(`The upload of ${name} ended with ${body.msg}.`)
  return upload.id
}
