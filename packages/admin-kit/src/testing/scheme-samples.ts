const part = (id: number, name: string, max: string, anchors: object[] = []) => ({
  id,
  name,
  detail: '',
  max,
  weight: '1',
  step: '0.5',
  isCommentRequired: false,
  anchors,
})

/** A scheme that no mark refers to. */
export const openScheme = {
  id: 2,
  competitionId: null,
  competitionName: null,
  ownerName: '省教育技术装备中心',
  name: '朗读评分方案',
  versionNo: 2,
  version: 0,
  total: '100',
  marksPerWork: 5,
  aggregation: { method: 'mean', dropHigh: 1, dropLow: 1, minRemain: 3, threshold: '15' },
  tieBreak: ['criterion', 'rawMean', 'range', 'chief'],
  sections: [
    { name: '语音', decidesTies: false, parts: [part(11, '准确', '30'), part(12, '流畅', '10')] },
    { name: '表现', decidesTies: true, parts: [part(13, '情感', '60', [{ score: '54', text: '动人，有自己的理解' }])] },
  ],
  isLocked: false,
  updatedAt: '2026-11-20 10:00:00',
  versions: [
    { id: 2, versionNo: 2, isLocked: false, panels: 0 },
    { id: 1, versionNo: 1, isLocked: true, panels: 5 },
  ],
  uses: [],
}

const row = {
  id: 2,
  competitionId: 1,
  competitionName: '云泽省第三届中小学微课大赛暨长三角教师数字素养提升邀请赛（小学与特殊教育组）',
  ownerName: '省教育技术装备中心',
  name: '云泽省中小学微课、实验说课与信息素养提升实践活动通用评分方案（含学科附加维度与特殊教育组说明）',
  versionNo: 12,
  total: '100',
  marksPerWork: 15,
  parts: 48,
  versions: 12,
  uses: 7,
  isLocked: true,
  updatedAt: '2026-11-20 10:00:00',
}

/** A page of one scheme with long names. */
export const longSchemes = { data: [row], total: 1, currentPage: 1, pageSize: 20 }

/** A page of a region with many schemes. */
export const manySchemes = {
  data: Array.from({ length: 20 }, (_, at) => ({ ...row, id: at + 1, name: `评分方案${at + 1}` })),
  total: 640,
  currentPage: 1,
  pageSize: 20,
}
