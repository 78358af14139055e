import { blindPatches } from '../blinding/blind-patches'
import { patched } from '../blinding/patch'

/** Bytes as a file of which parts are read. */
export const accessTo = (bytes: Uint8Array) => ({
  size: bytes.length,
  read: (start: number, end: number) => Promise.resolve(bytes.slice(start, end)),
})

/** A part of the file as a judge gets it, in chunks of so many bytes. */
export async function blinded(bytes: Uint8Array, ext: string, { start = 0, chunk = 1000 } = {}): Promise<Uint8Array> {
  const { patches } = await blindPatches(crypto.randomUUID(), ext, accessTo(bytes))
  const source = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = start; at < bytes.length; at += chunk) controller.enqueue(bytes.slice(at, at + chunk))
      controller.close()
    },
  })
  return new Uint8Array(await new Response(source.pipeThrough(patched(start, patches))).arrayBuffer())
}

/** What judges get of a file: the file without its author, as it is, or nothing. */
export const blindingOf = async (bytes: Uint8Array, ext: string) =>
  (await blindPatches(crypto.randomUUID(), ext, accessTo(bytes))).blinding

/** Do the bytes hold these letters? */
export const holds = (bytes: Uint8Array, text: string): boolean => Buffer.from(bytes).includes(text)
