import { storedFile } from './file-rows'
import { generatePicture, type Scene } from './generated-picture'
import { people } from './people-rows'
import { required } from '../required'

const PICTURES_FROM = 6_000
const HOUR_MS = 3_600_000
const CONSENT_ID = 1

interface Seed {
  title: string
  workKind: 'activity' | 'toy'
  field: string
  ageClass: string
  content: string
  /** Login name of the child that the pictures show. */
  child?: string
  state: 'draft' | 'pending'
  hoursAgo: number
  pictures: readonly { name: string; scene: Scene }[]
}

const AUTHOR = 'p_wangjg'
const seeds: readonly Seed[] = [
  {
    title: '阳台上的种子日记',
    workKind: 'activity',
    field: 'science',
    ageClass: 'big',
    content:
      '开春后，我们和孩子在阳台上种了三盆豆苗：一盆放在窗边，一盆放在柜子里，一盆忘了浇水。\n每天睡前一起画一格观察表，两周以后，孩子自己说出了“要有光，也要有水”。\n需要的东西：三个纸杯、一把绿豆、一张画了格子的纸。',
    child: 's_wangzh',
    state: 'pending',
    hoursAgo: 20,
    pictures: [
      { name: '三盆豆苗.png', scene: 'garden' },
      { name: '观察表.png', scene: 'shelves' },
    ],
  },
  {
    title: '纸箱小剧场',
    workKind: 'toy',
    field: 'language',
    ageClass: 'middle',
    content: '用快递纸箱做舞台，旧袜子做手偶。',
    state: 'draft',
    hoursAgo: 3,
    pictures: [{ name: '纸箱舞台.png', scene: 'building' }],
  },
]

/** One submitted and one unfinished submission of a family, with the consent that the first of them needs. */
export async function homeSubmissionRows(now: Date) {
  const idOf = (username: string | undefined) => people.find((person) => person.username === username)?.id ?? null
  const authorId = required(idOf(AUTHOR), AUTHOR)
  const orgId = people.find(({ username }) => username === AUTHOR)?.schoolId ?? null
  const submissions = seeds.map((seed, index) => {
    const at = new Date(now.getTime() - seed.hoursAgo * HOUR_MS).toISOString()
    const isSent = seed.state === 'pending'
    return {
      id: index + 1,
      author_id: authorId,
      child_id: idOf(seed.child),
      kind: 'home',
      work_kind: seed.workKind,
      field: seed.field,
      age_class: seed.ageClass,
      title: seed.title,
      content: seed.content,
      shows_child: seed.child !== undefined,
      consent_id: isSent && seed.child ? CONSENT_ID : null,
      state: seed.state,
      submitted_at: isSent ? at : null,
      org_id: isSent ? orgId : null,
      version: isSent ? 1 : 0,
      created_at: at,
      created_by: authorId,
    }
  })
  const wanted = seeds.flatMap(({ pictures }, index) =>
    pictures.map((picture, seq) => ({ ...picture, submissionId: index + 1, seq })),
  )
  const files = await Promise.all(
    wanted.map(({ name, scene, seq }, index) =>
      storedFile(
        { name, ext: 'png', bytes: generatePicture(scene, seq + 1) },
        { number: PICTURES_FROM + index, ownerId: authorId, now },
      ),
    ),
  )
  return {
    consents: submissions
      .filter(({ consent_id }) => consent_id !== null)
      .map(({ consent_id, child_id, submitted_at }) => ({
        id: consent_id,
        subject_id: child_id,
        guardian_id: authorId,
        text_code: 'preschool.image',
        text_version: '1',
        scope: 'image_publicity',
        given_at: submitted_at,
        channel: 'portal',
      })),
    submissions,
    objects: files.map(({ object }) => object),
    bodies: files.map(({ body }) => body),
    links: files.map(({ object }, index) => ({
      submission_id: wanted[index]?.submissionId,
      file_id: object.id,
      seq: wanted[index]?.seq,
    })),
  }
}
