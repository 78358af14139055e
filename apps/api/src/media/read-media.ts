import type { MediaFacts } from '@doorway/api-client/rules'
import { limited, type MediaReader } from './media-reader'

const CACHE_BYTES = 4 * 1024 ** 2

/** Reads a container in this thread. The library loads with the first file. */
export const readMedia: MediaReader = async (bytes) => {
  const { ALL_FORMATS, CustomSource, EncodedPacketSink, Input } = await import('mediabunny')
  const { size, read } = limited(bytes)
  const source = new CustomSource({
    getSize: () => size,
    read,
    maxCacheSize: CACHE_BYTES,
    prefetchProfile: 'fileSystem',
  })
  const input = new Input({ formats: ALL_FORMATS, source })
  try {
    const video = await input.getPrimaryVideoTrack()
    const audio = await input.getPrimaryAudioTrack()
    if (!video && !audio) return undefined
    // Recorders without a microphone write a sound track in which nothing is.
    const hasSound =
      audio !== null && (await new EncodedPacketSink(audio).getFirstPacket({ metadataOnly: true })) !== null
    // Headers of fragmented files are often wrong, so they count only where the index is too large to be read.
    const stated = await input.getDurationFromMetadata()
    const exact = await input.computeDuration().catch(() => stated)
    const facts: MediaFacts = {
      seconds: exact ?? Number.NaN,
      picture: video && {
        width: await video.getDisplayWidth(),
        height: await video.getDisplayHeight(),
        codec: (await video.getCodec()) ?? 'unknown',
      },
      sound: hasSound ? { codec: (await audio.getCodec()) ?? 'unknown' } : null,
    }
    return Number.isFinite(facts.seconds) ? facts : undefined
  } catch {
    // A damaged or crafted file fails anywhere in the library: it counts as one that cannot be read.
    return undefined
  } finally {
    input.dispose()
  }
}
