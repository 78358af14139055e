import type { MediaFacts } from '@doorway/api-client/rules'

/**
 * Reads what the container of a chosen video or sound says, in parts: the file is never in memory as a whole. Undefined
 * when it is none or the signal ends the reading. The library loads with the first file.
 */
export async function readMediaFile(file: File, signal: AbortSignal): Promise<MediaFacts | undefined> {
  const { ALL_FORMATS, BlobSource, EncodedPacketSink, Input } = await import('mediabunny')
  if (signal.aborted) return undefined
  const input = new Input({ formats: ALL_FORMATS, source: new BlobSource(file) })
  const stop = () => input.dispose()
  signal.addEventListener('abort', stop)
  try {
    const video = await input.getPrimaryVideoTrack()
    const audio = await input.getPrimaryAudioTrack()
    if (!video && !audio) return undefined
    // Recorders without a microphone write a sound track in which nothing is.
    const hasSound =
      audio !== null && (await new EncodedPacketSink(audio).getFirstPacket({ metadataOnly: true })) !== null
    const seconds = await input.computeDuration()
    return {
      seconds,
      picture: video && {
        width: await video.getDisplayWidth(),
        height: await video.getDisplayHeight(),
        codec: (await video.getCodec()) ?? 'unknown',
      },
      sound: hasSound ? { codec: (await audio.getCodec()) ?? 'unknown' } : null,
    }
  } catch {
    // A damaged file fails anywhere in the library, and so does one whose reading was cancelled.
    return undefined
  } finally {
    signal.removeEventListener('abort', stop)
    if (!signal.aborted) input.dispose()
  }
}
