import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import { required } from '../required'

/** Properties of a small film; its pictures are grey noise that no player has to show. */
export interface FilmOptions {
  seconds?: number
  width?: number
  height?: number
  codec?: 'avc' | 'vp9'
  hasSound?: boolean
  /** The sound is a tone, without compression; otherwise it is silence. */
  isTone?: boolean
  /** Whom its tags name. */
  author?: string
}

const codecStrings = { avc: 'avc1.42001f', vp9: 'vp09.00.10.08' }
/** Configuration record of H.264, baseline profile: one parameter set of each kind. */
const AVC_RECORD = new Uint8Array([
  1, 0x42, 0xc0, 0x15, 0xff, 0xe1, 0, 18, 0x67, 0x42, 0xc0, 0x15, 0x8c, 0x8d, 0x40, 0xa0, 0xcb, 0xcf, 0x37, 0x01, 0x0d,
  0x01, 0x07, 0x84, 0x42, 0x35, 1, 0, 4, 0x68, 0xce, 0x3c, 0x80,
])
const SLICE = new Uint8Array([0, 0, 0, 4, 0x65, 0x88, 0x84, 0])
const SILENCE = new Uint8Array([0x21, 0x10, 0x04, 0x60, 0x8c, 0x1c])
const SAMPLE_RATE = 48_000
/** Configuration of AAC-LC with 48 kHz in stereo. */
const AAC_CONFIG = new Uint8Array([0x11, 0x90])

const TONE_RATE = 8000
const TONE_HZ = 440
const LOUDNESS = 8000

/** A second of a tone in samples of 16 bits. */
function toneSecond(): Uint8Array<ArrayBuffer> {
  const samples = Int16Array.from({ length: TONE_RATE }, (_, at) =>
    Math.round(LOUDNESS * Math.sin((2 * Math.PI * TONE_HZ * at) / TONE_RATE)),
  )
  return new Uint8Array(samples.buffer)
}

const sounds = {
  silence: {
    codec: 'aac',
    bytes: SILENCE,
    config: { codec: 'mp4a.40.2', sampleRate: SAMPLE_RATE, numberOfChannels: 2, description: AAC_CONFIG },
  },
  tone: {
    codec: 'pcm-s16',
    bytes: toneSecond(),
    config: { codec: 'pcm-s16', sampleRate: TONE_RATE, numberOfChannels: 1 },
  },
} as const

/** The bytes of a real container with these properties. */
export async function film({
  seconds = 10,
  width = 1280,
  height = 720,
  codec = 'avc',
  hasSound = false,
  isTone = false,
  author,
}: FilmOptions = {}): Promise<Uint8Array<ArrayBuffer>> {
  const target = new BufferTarget()
  const format = codec === 'avc' ? new Mp4OutputFormat() : new WebMOutputFormat()
  const output = new Output({ format, target })
  const video = new EncodedVideoPacketSource(codec)
  const sound = sounds[isTone ? 'tone' : 'silence']
  const audio = new EncodedAudioPacketSource(sound.codec)
  output.addVideoTrack(video, { frameRate: 1 })
  if (hasSound) output.addAudioTrack(audio)
  if (author !== undefined) output.setMetadataTags({ title: author, artist: author, comment: author })
  await output.start()
  const description = codec === 'avc' ? AVC_RECORD : undefined
  const config = { codec: codecStrings[codec], codedWidth: width, codedHeight: height, description }
  for (let second = 0; second < seconds; second += 1) {
    await video.add(new EncodedPacket(SLICE, 'key', second, 1), { decoderConfig: config })
    if (hasSound) await audio.add(new EncodedPacket(sound.bytes, 'key', second, 1), { decoderConfig: sound.config })
  }
  await output.finalize()
  return new Uint8Array(required(target.buffer, 'film'))
}

const ENTRY_COUNTS: Readonly<Record<string, number>> = { stts: 8, stsc: 8, stsz: 12, stco: 8 }

/** The same film with a sound track that has no samples, as recorders without a microphone write it. */
export function withoutSamples(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const emptied = bytes.slice()
  const view = new DataView(emptied.buffer)
  const text = new TextDecoder('latin1').decode(emptied)
  const track = text.lastIndexOf('trak')
  for (const [box, place] of Object.entries(ENTRY_COUNTS)) view.setUint32(text.indexOf(box, track) + place, 0)
  return emptied
}
