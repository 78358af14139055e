import type { EncodedPacketSink, InputAudioTrack, OutputFormat } from 'mediabunny'

/** What a sample of the sound says; `unchecked` where this browser cannot decode it, or not in time. */
export type SoundCheck = 'heard' | 'silent' | 'unchecked'

const WINDOWS = 16
const WINDOW_S = 0.5
const MAX_BYTES = 8 * 1024 ** 2
const TIME_LIMIT_MS = 5000
const RATE = 48_000
const PACKET_S = 0.02
/** Minus 60 dB of the loudest that a file can hold: noise of a recorder whose microphone is off is below it. */
const SILENCE_LEVEL = 0.001

type Library = typeof import('mediabunny')

/** A format in which a decoder of the browser takes packets of this codec. */
function formatFor(codec: string, library: Library): OutputFormat | undefined {
  if (codec.startsWith('pcm-')) return new library.WavOutputFormat()
  if (codec === 'aac' || codec === 'mp3') return new library.Mp4OutputFormat()
  if (codec === 'opus' || codec === 'vorbis') return new library.WebMOutputFormat()
  return codec === 'flac' ? new library.FlacOutputFormat() : undefined
}

/** Packets of short windows that are spread over the whole length. */
async function* samplePackets(sink: EncodedPacketSink, seconds: number) {
  let last = -1
  let bytes = 0
  for (let no = 0; no < WINDOWS; no += 1) {
    const start = (seconds * (no + 0.5)) / WINDOWS
    let packet = await sink.getPacket(start)
    while (packet && packet.timestamp < start + WINDOW_S) {
      bytes += packet.byteLength
      if (bytes > MAX_BYTES) return
      if (packet.timestamp > last) yield packet
      last = Math.max(last, packet.timestamp)
      packet = await sink.getNextPacket(packet)
    }
  }
}

/** A small file with a sample of the track; undefined when no decoder takes it. */
async function excerptOf(track: InputAudioTrack, seconds: number, library: Library): Promise<ArrayBuffer | undefined> {
  const codec = await track.getCodec()
  const config = await track.getDecoderConfig()
  const format = codec && formatFor(codec, library)
  if (!codec || !config || !format) return undefined
  const target = new library.BufferTarget()
  const output = new library.Output({ format, target })
  const source = new library.EncodedAudioPacketSource(codec)
  output.addAudioTrack(source)
  await output.start()
  let at = 0
  for await (const packet of samplePackets(new library.EncodedPacketSink(track), seconds)) {
    await source.add(packet.clone({ timestamp: at }), { decoderConfig: config })
    at += Math.max(packet.duration, PACKET_S)
  }
  await output.finalize()
  return target.buffer ?? undefined
}

async function levelOf(
  file: File,
  seconds: number,
  library: Library,
  signal: AbortSignal,
): Promise<number | undefined> {
  const input = new library.Input({ formats: library.ALL_FORMATS, source: new library.BlobSource(file) })
  const stop = () => input.dispose()
  signal.addEventListener('abort', stop)
  try {
    const track = await input.getPrimaryAudioTrack()
    const excerpt = track && (await excerptOf(track, seconds, library))
    if (!excerpt) return undefined
    const sound = await new OfflineAudioContext(1, 1, RATE).decodeAudioData(excerpt)
    let level = 0
    for (let channel = 0; channel < sound.numberOfChannels; channel += 1)
      for (const sample of sound.getChannelData(channel)) level = Math.max(level, Math.abs(sample))
    return level
  } finally {
    signal.removeEventListener('abort', stop)
    if (!signal.aborted) input.dispose()
  }
}

/**
 * Decodes eight seconds of the sound of a file, spread over its length, and reports whether they are silent.
 * Only these parts are read.
 */
export async function checkSound(file: File, seconds: number, signal: AbortSignal): Promise<SoundCheck> {
  const stop = new AbortController()
  const abort = () => stop.abort()
  signal.addEventListener('abort', abort)
  const timer = setTimeout(abort, TIME_LIMIT_MS)
  const ended = new Promise<undefined>((resolve) => {
    stop.signal.addEventListener('abort', () => resolve(undefined))
  })
  try {
    const level = await Promise.race([levelOf(file, seconds, await import('mediabunny'), stop.signal), ended])
    if (level === undefined) return 'unchecked'
    return level < SILENCE_LEVEL ? 'silent' : 'heard'
  } catch {
    // What the library cannot pack and the browser cannot decode fails anywhere: it counts as not checked.
    return 'unchecked'
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}
