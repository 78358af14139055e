import { describeFault, isDatabaseLost } from '../../db/faults'
import type { ServerContext } from '../../http/server-context'
import type { PictureCopy, PictureMaker } from '../../pictures/picture-maker'
import { readWhole } from '../../security/file-hash'
import { noteRemoval } from './file-removal.queries'
import { claimPicture, endPicture, enterCopies, type NewCopy, type PendingPicture } from './picture-copies.queries'
import type { PictureQueue } from './picture-queue'

/** Widths of the copies in pixels: a phone, half a page, a whole one. */
const WIDTHS = [320, 640, 1280]

type Parts = Pick<ServerContext, 'db' | 'files' | 'room' | 'log'>

/** Makes smaller copies of uploaded pictures, one picture at a time; all servers of one database share the work. */
export class PictureCopies implements PictureQueue {
  #running: Promise<void> | undefined
  #isWanted = false
  #isEnding = false

  constructor(
    private readonly parts: Parts,
    private readonly maker: PictureMaker,
  ) {}

  wake = (): void => {
    if (!this.maker.isAvailable || this.#isEnding) return
    this.#isWanted = true
    this.#running ??= this.#runAll().finally(() => {
      this.#running = undefined
      if (this.#isWanted) this.wake()
    })
  }

  /** Waits until no picture is left. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running
  }

  /** Ends after the current picture. */
  async stop(): Promise<void> {
    this.#isEnding = true
    this.#isWanted = false
    await this.#running
  }

  async #runAll(): Promise<void> {
    const { db, log } = this.parts
    try {
      while (!this.#isEnding) {
        this.#isWanted = false
        const picture = await claimPicture(db)
        if (!picture) return
        await this.#make(picture)
      }
    } catch (error) {
      if (!isDatabaseLost(error)) log.error({ fault: describeFault(error) }, 'copies of pictures failed')
    }
  }

  async #make(picture: PendingPicture): Promise<void> {
    const { db, files, log } = this.parts
    try {
      const stream = await files.read(picture.storageId)
      if (!stream) return await endPicture(db, picture, 'none')
      const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
      const copies: NewCopy[] = []
      for (const copy of await this.maker.copiesOf(bytes, WIDTHS)) copies.push(await this.#store(copy))
      await enterCopies(db, picture, copies)
    } catch (error) {
      // A picture that cannot be read is sent as it is.
      log.warn({ fileId: picture.id, fault: describeFault(error) }, 'a picture has no smaller copies')
      await endPicture(db, picture, 'none')
    }
  }

  async #store({ width, bytes }: PictureCopy): Promise<NewCopy> {
    const { db, files, room } = this.parts
    const id = crypto.randomUUID()
    await noteRemoval(db, id)
    await room.withRoom(bytes.length, () => files.write(id, bytes))
    const { sha256, size } = await readWhole(new Blob([new Uint8Array(bytes)]).stream(), 0)
    return { id, width, sha256, size }
  }
}
