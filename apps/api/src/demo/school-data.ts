const STAGES = [
  { gardeId: '1', gardeName: '学前', grades: ['小班', '中班', '大班'] },
  { gardeId: '2', gardeName: '小学', grades: ['一年级', '二年级', '三年级', '四年级', '五年级', '六年级'] },
  { gardeId: '3', gardeName: '初中', grades: ['七年级', '八年级', '九年级'] },
  { gardeId: '4', gardeName: '高中', grades: ['高一年级', '高二年级', '高三年级'] },
]

const KINDERGARTEN_FIELDS = ['健康', '语言', '社会', '科学', '艺术']
const SUBJECTS = [
  '语文',
  '数学',
  '英语',
  '物理',
  '化学',
  '生物学',
  '道德与法治',
  '历史',
  '地理',
  '科学',
  '信息科技',
  '音乐',
  '美术',
  '体育与健康',
  '劳动',
  '心理健康',
]
const NOT_IN_PRIMARY = new Set(['物理', '化学', '生物学', '历史', '地理'])

/** Schools that have classes, with the stages they teach. */
const TEACHING: Record<number, readonly string[]> = { 8: ['2'], 9: ['3', '4'], 10: ['1'], 14: ['2', '3'] }

/** Rows of the stage table. */
export const stageRows = () =>
  STAGES.map(({ gardeId, gardeName }, seq) => ({ id: seq + 1, garde_id: gardeId, garde_name: gardeName, seq }))

/** Rows of the subject table. Codes are the stage and two digits: `0201` is 语文 in primary school. */
export function subjectRows() {
  return STAGES.flatMap(({ gardeId }) => {
    const all = SUBJECTS.map((name, index) => ({ name, number: index + 1 }))
    const taught = gardeId === '2' ? all.filter(({ name }) => !NOT_IN_PRIMARY.has(name)) : all
    const fields = gardeId === '1' ? KINDERGARTEN_FIELDS.map((name, index) => ({ name, number: index + 1 })) : taught
    return fields.map(({ name, number }, seq) => ({
      course_id: `0${gardeId}${String(number).padStart(2, '0')}`,
      garde_id: gardeId,
      course_name: name,
      seq,
    }))
  })
}

/** Rows of grades and classes: two classes in every grade. `year` is the calendar year of the autumn term. */
export function gradeRows(year: number) {
  const grades: { id: number; school_id: number; garde_id: string; name: string; in_year: number; seq: number }[] = []
  const classes: { id: number; grade_id: number; name: string; seq: number }[] = []
  for (const [schoolId, gardeIds] of Object.entries(TEACHING)) {
    for (const stage of STAGES.filter(({ gardeId }) => gardeIds.includes(gardeId))) {
      for (const [index, name] of stage.grades.entries()) {
        const id = grades.length + 1
        grades.push({
          id,
          school_id: Number(schoolId),
          garde_id: stage.gardeId,
          name,
          in_year: year - index,
          seq: index + 1,
        })
        for (const seq of [1, 2]) classes.push({ id: classes.length + 1, grade_id: id, name: `${seq}班`, seq })
      }
    }
  }
  return { grades, classes }
}

type Labels = Record<'en' | 'ja' | 'ko' | 'tw', string>
const labels = (en: string, ja: string, ko: string, tw: string): Labels => ({ en, ja, ko, tw })

const USER_TYPES: [string, Labels][] = [
  ['系统管理', labels('System', 'システム管理', '시스템 관리', '系統管理')],
  ['机构管理员', labels('Organisation administrator', '機関管理者', '기관 관리자', '機構管理員')],
  ['专家评委', labels('Judge', '審査員', '심사위원', '專家評委')],
  ['教师', labels('Teacher', '教員', '교사', '教師')],
  ['学生', labels('Student', '生徒', '학생', '學生')],
  ['家长', labels('Parent', '保護者', '학부모', '家長')],
]
const DUTIES: [string, Labels][] = [
  ['校长', labels('Principal', '校長', '교장', '校長')],
  ['副校长', labels('Vice principal', '副校長', '교감', '副校長')],
  ['教务主任', labels('Dean of studies', '教務主任', '교무부장', '教務主任')],
  ['年级组长', labels('Head of grade', '学年主任', '학년부장', '年級組長')],
  ['教研组长', labels('Head of subject', '教科主任', '교과부장', '教研組長')],
  ['班主任', labels('Class teacher', '担任', '담임교사', '班主任')],
  ['任课教师', labels('Subject teacher', '教科担当', '교과교사', '任課教師')],
  ['园长', labels('Kindergarten head', '園長', '원장', '園長')],
  ['保育员', labels('Nursery nurse', '保育員', '보육교사', '保育員')],
]

function simpleEntries(dicType: string, entries: [string, Labels][]) {
  return entries.map(([display, label], index) => ({
    dic_type: dicType,
    dic_value: String(index + 1),
    dic_display: display,
    dic_order: index + 1,
    dic_name: null as string | null,
    dic_code: null as string | null,
    is_end: null as string | null,
    dic_up: null as string | null,
    label_i18n: label as Partial<Labels>,
  }))
}

/** Rows of the dictionaries: 8 user types, 5 teacher duties, 9 grades. */
export function dictionaryRows() {
  const names = STAGES.flatMap(({ gardeId, grades }) =>
    grades.map((name, index) => ({ name, code: `${gardeId}${index + 1}`, isLast: index === grades.length - 1 })),
  )
  const grades = names.map(({ name, code, isLast }, index) => ({
    dic_type: '9',
    dic_value: code,
    dic_display: name,
    dic_order: index + 1,
    dic_name: name,
    dic_code: code,
    is_end: isLast ? '1' : '0',
    dic_up: isLast ? '0' : (names[index + 1]?.code ?? null),
    label_i18n: {},
  }))
  return [...simpleEntries('8', USER_TYPES), ...simpleEntries('5', DUTIES), ...grades].map((row, index) => ({
    id: index + 1,
    enabled: true,
    version: 0,
    ...row,
  }))
}
