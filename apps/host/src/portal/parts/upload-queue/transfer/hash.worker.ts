import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

async function hashOf(file: File): Promise<string> {
  const hash = sha256.create()
  const reader = file.stream().getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) hash.update(part.value)
  return bytesToHex(hash.digest())
}

addEventListener('message', ({ data }: MessageEvent<File>) => {
  hashOf(data).then(
    (sha) => postMessage({ sha256: sha }),
    (error: unknown) => postMessage({ fault: String(error) }),
  )
})
