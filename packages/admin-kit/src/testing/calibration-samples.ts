const SAMPLES = 'judgeAdmin/getSamples'
const CALIBRATION = 'judgeAdmin/getCalibration'

const work = (workId: number, title: string, judges: number, submitted = 0) => ({
  workId,
  workNo: `W${14_500 + workId}`,
  title,
  schoolName: '望川市砚池小学',
  judges,
  barred: 6 - judges,
  submitted,
})

const works = [
  work(7, '三角形的内角和为什么是180度', 5),
  work(8, '长方形的面积为什么是长乘宽', 6),
  work(9, '认识负数：从温度计说起', 1),
]

/** Works of a panel of which none is a sample yet. */
export const noSamples = { [SAMPLES]: { panelId: 2, fixedBy: null, samples: [], works, total: 60 } }

/** A panel with one sample without a submitted mark. */
export const chosenSample = {
  [SAMPLES]: { panelId: 2, fixedBy: null, samples: works.slice(0, 1), works, total: works.length },
}

/** A sample that a judge has submitted. */
export const submittedSample = {
  [SAMPLES]: {
    panelId: 2,
    fixedBy: 'submitted',
    samples: [work(7, '三角形的内角和为什么是180度', 5, 2)],
    works,
    total: 3,
  },
}

const judge = (userId: number, name: string, role: string, total: number | null) => ({
  userId,
  name,
  role,
  state: total === null ? 'todo' : 'submitted',
  total: total === null ? null : String(total),
  deviation: total === null ? null : String(total - 84),
  items:
    total === null
      ? []
      : [
          { criterionId: 3, score: String(total / 10 - 5), deviation: String((total - 84) / 10) },
          { criterionId: 4, score: '9', deviation: '0' },
        ],
})

const calibrated = (totals: readonly (number | null)[], canSeeScores = true) => ({
  panelId: 2,
  canSeeScores,
  samples: [
    {
      workId: 7,
      workNo: 'W14507',
      title: '三角形的内角和为什么是180度',
      total:
        canSeeScores && totals.some((total) => total !== null) ? { lowest: '72', highest: '90', mean: '84' } : null,
      criteria:
        canSeeScores && totals.some((total) => total !== null)
          ? [
              { criterionId: 3, name: '目标明确', max: '5', lowest: '2.2', highest: '4', mean: '3.4' },
              { criterionId: 4, name: '内容准确', max: '10', lowest: '9', highest: '9', mean: '9' },
            ]
          : [],
      judges: ['裴松年', '尹照临', '蒋予衡', '吕若岚'].map((name, at) => {
        const made = judge(14 + at, name, at === 0 ? 'chief' : 'member', totals[at] ?? null)
        return canSeeScores ? made : { ...made, total: null, deviation: null, items: [] }
      }),
    },
  ],
})

/** Three of four judges have submitted, one far from the others. */
export const spreadOfMarks = { [CALIBRATION]: calibrated([72, 90, 90, null]) }

/** No judge has submitted. */
export const unmarkedSample = { [CALIBRATION]: calibrated([null, null, null, null]) }

/** All have submitted, and the reader may not see scores. */
export const hiddenSpread = { [CALIBRATION]: calibrated([72, 90, 90, 84], false) }
