const steps = JSON.stringify([
  {
    kind: 'marks',
    marks: [
      { id: 1, total: '92.500000' },
      { id: 2, total: '88.000000' },
      { id: 3, total: '90.000000' },
    ],
  },
  { kind: 'divergence', range: '4.500000', threshold: '15', needsArbitration: false },
  { kind: 'drop', high: [], low: [], isSkipped: true },
  { kind: 'score', method: 'mean', marks: [1, 2, 3], score: '90.166667', shown: '90.17' },
])

const result = {
  workId: 49,
  workNo: 'W26543',
  title: '长方形的面积为什么是长乘宽',
  groupId: 7,
  groupName: '小学组',
  applicantName: '林砚秋',
  schoolName: '望川市砚池小学',
  rank: 1,
  score: '92.833333',
  shown: '92.83',
  usedMarks: 3,
  tiePath: [],
  flags: [],
  steps,
  awardId: 5,
  awardName: '一等奖',
  needsArbitration: false,
  adjustReason: null,
}

const tied = {
  ...result,
  rank: 2,
  score: '90.166667',
  shown: '90.17',
  tiePath: ['criterion', 'rawMean', 'range', 'chief'],
  flags: ['tooFewToDrop', 'needsCommittee'],
  awardId: null,
  awardName: null,
}

/** A computed run with two works whose tie crosses a line of awards. */
export const computedRun = {
  id: 11,
  competitionId: 2,
  competitionName: '云泽省第二届中小学微课大赛',
  phaseId: 16,
  phaseName: '复评',
  no: 3,
  inputHash: '3'.repeat(64),
  computerName: '秦晚照',
  confirmerName: null,
  state: 'computed',
  computedAt: '2025-12-23 17:00:00',
  confirmedAt: null,
  isOwn: false,
  version: 0,
  awards: [
    { id: 5, groupId: 7, name: '一等奖', level: 1, quotaKind: 'count', quota: 1 },
    { id: 6, groupId: 7, name: '二等奖', level: 2, quotaKind: 'count', quota: 1 },
  ],
  results: [
    result,
    { ...tied, workId: 50, title: '认识负数：从温度计说起', applicantName: '周苏禾', schoolName: '青屿市海韵小学' },
    {
      ...tied,
      workId: 52,
      title: '用画图的办法解决和差问题',
      applicantName: '何见风',
      schoolName: '溪桥县泮桥镇中心小学',
    },
  ],
}

/** Responses of a server that has one run in this state. */
export function runFor(state: string, { isOwn = false, isDecided = false } = {}): Record<string, unknown> {
  const isPast = state !== 'computed'
  const adjustReason = isDecided || isPast ? '评委会表决通过' : null
  const run = {
    ...computedRun,
    state,
    isOwn,
    ...(isPast && { confirmerName: '顾南乔', confirmedAt: '2025-12-24 17:00:00' }),
    results: computedRun.results.map((one, at) => (at === 0 ? one : { ...one, adjustReason })),
  }
  const rounds = [{ id: 16, name: '复评', works: 8, marks: 38, openMarks: 0 }]
  const competition = { id: 2, name: run.competitionName, year: 2025, state: 'announced', runs: 1, rounds }
  return { 'result/listCompetitions': [competition], 'result/listRuns': [run], 'result/getRun': run }
}

/** The list of certificates. */
export const CERTIFICATES = 'certificate/queryPage'

/** A valid certificate. */
export const certificate = {
  grantId: 1,
  id: 1,
  no: '泽微课证〔2025〕第000123号',
  holderName: '林砚秋',
  isOrganization: false,
  workId: 49,
  workTitle: '长方形的面积为什么是长乘宽',
  groupName: '小学组',
  awardName: '一等奖',
  state: 'valid',
  issuedAt: '2025-12-28 17:00:00',
  revokedAt: null,
  revokeReason: null,
  replacesNo: null,
  replacedByNo: null,
  mayReissue: true,
}

/** An award without a certificate. */
export const missingCertificate = {
  ...certificate,
  grantId: 2,
  id: null,
  no: null,
  state: 'missing',
  issuedAt: null,
  mayReissue: false,
}

/** Numbers that issuing would give. */
const planned = {
  templateName: '微课大赛获奖证书',
  count: 1,
  firstNo: '泽微课证〔2025〕第000142号',
  lastNo: '泽微课证〔2025〕第000142号',
}

/** A page of certificates for a story. */
export const certificatesOf = (data: readonly object[], canIssue = 'yes', count = 0) => ({
  [CERTIFICATES]: {
    data,
    total: data.length,
    currentPage: 1,
    pageSize: 20,
    missing: count,
    canIssue,
    planned: count > 0 && canIssue === 'yes' ? [planned] : [],
  },
})

/** One award waits for its certificate. */
export const certificatesToIssue = certificatesOf([missingCertificate, certificate], 'yes', 1)
