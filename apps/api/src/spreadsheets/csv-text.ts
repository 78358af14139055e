/** Encodings of a csv without a byte order mark: the one that shows itself by being valid, and what Excel writes in China. */
const UNMARKED = ['utf-8', 'gb18030']

/** Decodes a file chunk by chunk. Throws a TypeError for bytes that are no text in this encoding, NUL included. */
async function* decode(file: Blob, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  const reader = file.stream().getReader()
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const text = decoder.decode(read.value, { stream: true })
      if (text.includes('\0')) throw new TypeError('NUL is no text')
      yield text
    }
  } finally {
    await reader.cancel()
  }
  yield decoder.decode()
}

async function isText(file: Blob, encoding: string): Promise<boolean> {
  try {
    const chunks = decode(file, encoding)
    while (!(await chunks.next()).done);
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/** The text of a csv in chunks, so that a file is never in memory as a whole. Null when it is no text. */
export async function csvText(file: Blob): Promise<AsyncIterable<string> | null> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  for (const encoding of first === 0xff && second === 0xfe ? ['utf-16le'] : UNMARKED) {
    if (await isText(file, encoding)) return decode(file, encoding)
  }
  return null
}
