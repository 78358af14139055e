import { Readable } from 'node:stream'
import { S3Store } from '@tus/s3-store'
import type { ByteRange, FileStore } from '../../files/file-store'
import { createFileStore, isGone } from './tus-store'

/** Bytes of a part, so that a thousand parts make up the largest file. */
const PART_BYTES = 8 * 1024 * 1024

/** A bucket that can read a part of a file and delete finished ones. */
class Bucket extends S3Store {
  async readPart(fileId: string, range?: ByteRange): Promise<Readable> {
    const { Body: body } = await this.client.getObject({
      Bucket: this.bucket,
      Key: fileId,
      Range: range && `bytes=${range.start}-${range.end}`,
    })
    if (!(body instanceof Readable)) throw new Error('The bucket answered without a stream.')
    return body
  }

  /** A finished upload is no upload any more: the library takes that for a missing file and would leave its bytes. */
  override async remove(fileId: string): Promise<void> {
    try {
      await super.remove(fileId)
    } catch (error) {
      if (!isGone(error)) throw error
      const Objects = [{ Key: fileId }, { Key: this.infoKey(fileId) }]
      await this.client.deleteObjects({ Bucket: this.bucket, Delete: { Objects } })
      await this.clearCache(fileId)
    }
  }
}

/**
 * Uploads in a bucket: `s3://bucket?region=…&endpoint=https://…`. The keys come from where the AWS libraries look for
 * them (`AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, or the machine's role).
 */
export function openBucketStore(address: string): FileStore {
  const { hostname, searchParams } = new URL(address)
  const endpoint = searchParams.get('endpoint') ?? undefined
  const bucket = new Bucket({
    partSize: PART_BYTES,
    s3ClientConfig: {
      bucket: hostname,
      region: searchParams.get('region') ?? 'us-east-1',
      // Servers of one's own have no host name for each bucket.
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    },
  })
  return createFileStore({ store: bucket, read: (fileId, range) => bucket.readPart(fileId, range) })
}
