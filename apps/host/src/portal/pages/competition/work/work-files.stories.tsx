import type { MediaFacts } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { usePageStrings } from '../../../use-page-strings'
import { PortalStory } from '../../../testing/portal-story'
import { route } from '../competition.route'
import type { zh } from '../strings/zh'
import { strings } from '../competition.page'
import type { Checking, Soundless } from './use-work-files'
import type { WorkForm } from './use-work-form'
import { WorkFiles } from './work-files'
import { type Slot, valuesOf, type WorkValues } from './work-values'
import '../competition.css'
import './work.css'

const pages = [{ name: 'competition', strings }]
const slot: Slot = {
  key: 'video',
  label: '微课视频',
  isRequired: true,
  types: ['mp4', 'mov'],
  maxMegabytes: 500,
  maxSeconds: 600,
  count: 1,
  media: { minSeconds: 60, minHeight: 720, aspect: '16:9', videoCodecs: [], needsSound: false },
}
const NAME = '影子为什么会变长_第二次剪辑_最终版_2026年11月.mov'
const facts: MediaFacts = {
  seconds: 425,
  picture: { width: 1920, height: 1080, codec: 'hevc' },
  sound: { codec: 'aac' },
}
const nothing = () => undefined
const later = () => Promise.resolve()

type Texts = (typeof zh)['work']

interface FilesProps {
  checking?: Omit<Checking, 'cancel'>[]
  soundless?: Omit<Soundless, 'confirm' | 'cancel'>[]
  isUnheard?: boolean
  /** A submitted film with what is known about it. */
  film?: { media?: MediaFacts; playback?: Schema<'Playback'> }
  fault?: (texts: Texts) => string
}

function Files({ checking = [], soundless = [], isUnheard = false, film, fault }: FilesProps) {
  const texts = usePageStrings(route).work
  const files: WorkValues['files'] = film ? [{ slot: 'video', fileId: 'f', name: NAME, size: 73_400_320, ...film }] : []
  const form: WorkForm = {
    work: null,
    values: { ...valuesOf(null, '影子为什么会变长'), files },
    status: { isBusy: false, faults: fault ? { 'files.video': fault(texts) } : {} },
    items: [],
    sendings: [],
    checking: checking.map((each) => ({ ...each, cancel: nothing })),
    soundless: soundless.map((each) => ({ ...each, confirm: nothing, cancel: nothing })),
    unheard: new Set(isUnheard ? ['video'] : []),
    addFile: later,
    removeFile: nothing,
    drop: nothing,
    change: nothing,
    save: later,
    submit: later,
    withdraw: later,
  }
  return (
    <div className="dw-portal-container dw-work">
      <WorkFiles slots={[slot]} form={form} />
    </div>
  )
}

const meta: Meta<FilesProps> = {
  title: 'Portal/Files of a work',
  parameters: { portal: true, layout: 'fullscreen' },
  render: (args) => (
    <PortalStory address="/othersSignUpList" pages={pages}>
      <Files {...args} />
    </PortalStory>
  ),
}
export default meta
type Story = StoryObj<FilesProps>

const shows =
  (...texts: (string | RegExp)[]): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    for (const text of texts) await expect(await within(canvasElement).findByText(text)).toBeVisible()
  }

/** The container of the chosen file is being read; nothing has been sent. */
export const CheckingFile: Story = {
  args: { checking: [{ slot: 'video', name: NAME }] },
  play: shows('正在检查文件…', '取消检查'),
}

/** The sound track is silent where it was listened to; the author decides. */
export const SilentFile: Story = {
  args: { soundless: [{ slot: 'video', name: NAME, sound: 'silent' }] },
  play: shows('抽查了文件的多处，没有听到声音。', '仍然上传'),
}

/** There is no sound track at all. */
export const WithoutSoundTrack: Story = {
  args: { soundless: [{ slot: 'video', name: NAME, sound: 'missing' }] },
  play: shows('文件没有音轨，播放时不会有声音。'),
}

/** The browser cannot decode the sound, and says that it did not check it. */
export const SoundNotChecked: Story = {
  args: { film: { media: facts, playback: { state: 'done', percent: null, reason: null } }, isUnheard: true },
  play: shows(/未能检查是否有声音/, '已转码，可在线播放'),
}

/** Longer than the competition accepts. */
export const TooLong: Story = {
  args: { fault: ({ media }) => media.tooLong('12:30', '10:00') },
  play: shows('时长12:30，最长10:00'),
}

/** Several rules are broken at once: each has its sentence. */
export const WrongAspect: Story = {
  args: { fault: ({ media }) => [media.tooLow('480', '720'), media.wrongAspect('4:3', '16:9')].join('\n') },
  play: shows('画面比例4:3，需要16:9', '画面高480像素，至少需要720像素'),
}

/** No film, or one whose container is damaged. */
export const Unreadable: Story = {
  args: { fault: ({ unreadable }) => unreadable },
  play: shows('无法读取视频，请换一个文件'),
}

/** The film has arrived; the transcoder has not begun. */
export const WaitingForTranscoding: Story = {
  args: { film: { media: facts, playback: { state: 'waiting', percent: null, reason: null } } },
  play: shows('7:05 · 1920×1080 · H.265 · AAC', '等待转码'),
}

/** The transcoder says how far it is. */
export const Transcoding: Story = {
  args: { film: { media: facts, playback: { state: 'running', percent: 40, reason: null } } },
  play: shows('正在转码 40%'),
}

/** The transcoder says why it failed. */
export const TranscodingFailed: Story = {
  args: { film: { media: facts, playback: { state: 'failed', percent: null, reason: 'moov atom not found' } } },
  play: shows('转码失败：moov atom not found'),
}

/** No transcoder is configured. */
export const NotPlayable: Story = {
  args: {
    film: { media: { ...facts, sound: null }, playback: { state: 'unavailable', percent: null, reason: null } },
  },
  play: shows('7:05 · 1920×1080 · H.265 · 无声音', '原文件不能在浏览器中播放'),
}
