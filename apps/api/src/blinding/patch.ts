/** Bytes that take the place of others, from a position of a file on. The length of the file stays. */
export interface Patch {
  start: number
  /** The first byte after it. */
  end: number
  /** What is written from `start` on; zeros follow it to the end. */
  bytes: Uint8Array
}

function applyTo(part: Uint8Array, at: number, { start, end, bytes }: Patch): void {
  const from = Math.max(start, at)
  const to = Math.min(end, at + part.length)
  if (from >= to) return
  part.fill(0, from - at, to - at)
  part.set(bytes.subarray(from - start, Math.max(0, to - start)), from - at)
}

/** Bytes with patches applied. */
export function applied(bytes: Uint8Array, patches: readonly Patch[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(bytes)
  for (const patch of patches) applyTo(whole, 0, patch)
  return whole
}

/** The bytes of a part of a file that begins at `start`, with the patches applied. */
export function patched(start: number, patches: readonly Patch[]): TransformStream<Uint8Array, Uint8Array> {
  let at = start
  return new TransformStream({
    transform(chunk, controller) {
      const part = new Uint8Array(chunk)
      for (const patch of patches) applyTo(part, at, patch)
      at += part.length
      controller.enqueue(part)
    },
  })
}
