import { required } from '../required'
import { judgedWorks } from './competition-rows'
import { storedFile } from './file-rows'
import { document, sampleBytes } from './sample-files'

const RUNNING = 1
const FIRST_NUMBER = 3_000
const SLOTS = [
  ['video', 'mp4'],
  ['plan', 'docx'],
] as const
const BOX_BYTES = 12
const SIZE_BYTES = 4

/** A box of MP4 that players skip: it makes the bytes of each work different. */
function freeBox(number: number): Uint8Array {
  const box = new Uint8Array(BOX_BYTES)
  const view = new DataView(box.buffer)
  view.setUint32(0, BOX_BYTES)
  box.set(new TextEncoder().encode('free'), SIZE_BYTES)
  view.setUint32(BOX_BYTES - SIZE_BYTES, number)
  return box
}

const planOf = (title: string) => [
  `教学设计：${title}`,
  '一、教学目标　学生能用自己的话说明这个知识点，并解决一个同类问题。',
  '二、学情分析　学生在生活中见过类似的现象，但容易把表面特点当作道理。',
  '三、教学过程　情境引入（1分钟）—动手操作（3分钟）—动画慢放关键一步（2分钟）—小结与延伸（1分钟）。',
  '四、检验方法　看完之后完成学习任务单上的两道小题。',
]

const bytesOf = (ext: string, title: string, workId: number): Uint8Array =>
  ext === 'mp4' ? new Uint8Array([...required(sampleBytes(ext), ext), ...freeBox(workId)]) : document(planOf(title))

/** Files of the works that are judged now. Their names are those that teachers give to files: with their own in it. */
export async function workFileRows(now: Date) {
  const wanted = judgedWorks
    .filter(({ seed }) => seed.competition === RUNNING)
    .flatMap(({ id, seed }) => SLOTS.map(([slot, ext]) => ({ id, seed, slot, ext })))
  const made = await Promise.all(
    wanted.map(async ({ id, seed, slot, ext }, index) => {
      const name = `${seed.topic}-${seed.person.name}.${ext}`
      const file = { name, ext, bytes: bytesOf(ext, seed.topic, id) }
      const { object, body } = await storedFile(file, {
        number: FIRST_NUMBER + index,
        ownerId: seed.person.id,
        now,
      })
      return { object, body, link: { work_id: id, slot, seq: 0, file_id: object.id, sha256: object.sha256 } }
    }),
  )
  return {
    objects: made.map(({ object }) => object),
    bodies: made.map(({ body }) => body),
    links: made.map(({ link }) => link),
  }
}
