const PLAN = 'judgeAdmin/autoAssign'

/** A plan of a panel, with changes or without. */
export const planOf = ({ isEmpty = false }: { isEmpty?: boolean } = {}) => ({
  [PLAN]: {
    fingerprint: '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU',
    works: 8,
    added: isEmpty ? 0 : 5,
    revoked: isEmpty ? 0 : 1,
    unchanged: isEmpty ? 24 : 18,
    sameArea: 0,
    minLoad: 4,
    maxLoad: 5,
    judges: [
      { userId: 14, name: '裴松年', before: isEmpty ? 5 : 3, after: 5 },
      { userId: 15, name: '尹照临', before: isEmpty ? 4 : 6, after: 4 },
    ],
    uncoveredTotal: isEmpty ? 0 : 1,
    uncovered: isEmpty
      ? []
      : [
          {
            workId: 7,
            workNo: 'W14532',
            missing: 1,
            reasons: [
              { rule: 'school', count: 2 },
              { rule: 'area', count: 1 },
            ],
          },
        ],
  },
})

/** The board of a competition whose round is over. */
export const overRound = {
  isOpen: true,
  rounds: [{ id: 7, name: '初评', level: 'province', endAt: '2026-11-01 09:00:00', isOver: true }],
  groups: [{ id: 2, name: '小学组' }],
  schemes: [{ id: 1, name: '微课评分标准 2026', versionNo: 1, total: '100', marksPerWork: 3, isChosen: true }],
  courses: [],
  panels: [
    {
      id: 2,
      phaseId: 7,
      groupId: 2,
      courseId: null,
      name: '第2评审组',
      schemeId: 1,
      marksPerWork: 3,
      avoidsArea: true,
      members: [
        {
          userId: 14,
          name: '裴松年',
          unit: '省教育科学研究院',
          role: 'chief',
          agreementAt: null,
          declinedAt: null,
          declineReason: null,
          open: 0,
          done: 8,
        },
      ],
      works: 8,
      covered: 8,
      open: 0,
      done: 24,
      recused: 0,
      version: 0,
    },
  ],
}

const work = {
  workId: 7,
  workNo: 'W14532',
  title: '从温度计、海拔和收支认识生活中的负数并用数轴解释其大小关系的一节微课设计与实践',
  schoolName: '望川市砚池区清槐街道中心小学（望川师范大学附属小学清槐校区）',
  missing: 1,
  assignments: ['裴松年', '尹照临'].map((judgeName, at) => ({
    id: at + 1,
    judgeId: at + 14,
    judgeName,
    kind: 'main',
    state: at === 0 ? 'recused' : 'in_progress',
    dueAt: '2026-11-28 09:00:00',
    recuseReason: at === 0 ? '与作品作者曾同校任教，并共同主持省级课题，为保证公正申请回避' : null,
    isReplaced: false,
  })),
}

/** A page of one work with long words. */
export const longWorks = { data: [work], total: 1, currentPage: 1, pageSize: 20 }

/** A page of a panel with thousands of works. */
export const manyWorks = {
  data: Array.from({ length: 20 }, (_, at) => ({ ...work, workId: at + 1, workNo: `W${at + 10_000}` })),
  total: 31_000,
  currentPage: 1,
  pageSize: 20,
}

const progress = {
  panelId: 2,
  panelName: '第2评审组',
  unit: '省教育科学研究院',
  role: 'member',
  assigned: 0,
  drafts: 0,
  submitted: 12,
  recused: 0,
  overdue: 0,
  dueAt: null,
  lastAt: '2026-11-20 21:40:00',
  seconds: 540,
  remindedAt: null,
  hasSigned: true,
  deviation: '-0.40',
  compared: 12,
}

/** The judges of a panel: one late and mild, one ready. */
export const lateJudges = [
  {
    ...progress,
    userId: 14,
    name: '裴松年',
    role: 'chief',
    assigned: 3,
    drafts: 1,
    overdue: 4,
    dueAt: '2026-11-20 17:00:00',
    remindedAt: '2026-11-20 18:00:00',
    deviation: '6.75',
  },
  { ...progress, userId: 15, name: '尹照临' },
]

/** A round without panels. */
export const noPanels = {
  rounds: [{ id: 6, name: '初评', endAt: '2026-11-28 17:00:00', state: 'open', panels: 0 }],
  phaseId: 6,
  panels: [],
  canSeeScores: false,
  serverTime: '2026-11-21 09:30:00',
}
