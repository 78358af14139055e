import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

/** Words of the changes of school, loaded with their screen. */
export const tw = {
  title: '變更學校審核',
  list: '變更申請',
  loading: '正在載入申請',
  of: '{name}的變更申請',
  noHits: '沒有符合條件的申請',
  showAll: '顯示全部',
  keyword: '按姓名搜尋',
  noSchool: '暫無學校',
  files: '附件',
  timeline: '審批進度',
  sent: '{name}的申請已提交',
  deciding: '審批中',
  later: '待審批',
  notYours: '目前步驟由其他單位審批，本人的申請由他人審批。',
  rejectQuestion: '將駁回{name}的申請，申請人會看到理由。',
  reason: '理由',
  reasonShort: '請填寫理由（至少5個字）',
  queues: '申請佇列',
  queue: {
    waiting: '待我審批',
    open: '審批中',
    closed: '已結束',
  },
  empty: {
    waiting: '沒有待您審批的申請',
    open: '沒有審批中的申請',
    closed: '沒有已結束的申請',
  },
  field: {
    name: '姓名',
    kind: '變更類型',
    from: '轉出學校',
    to: '轉入學校',
    effectiveOn: '生效日期',
    state: '狀態',
    createdAt: '提交時間',
    reason: '變更原因',
  },
  action: {
    search: '查詢',
    review: '審批',
    view: '查看',
    agree: '同意',
    reject: '駁回',
  },
  decided: {
    agree: '{name} 同意',
    reject: '{name} 駁回',
  },
  done: {
    agree: '已同意{name}的申請',
    reject: '已駁回{name}的申請',
  },
  kind: {
    transfer: '工作調動',
    move: '轉學',
    graduation: '畢業升學',
    correction: '資訊更正',
  },
  step: {
    out: '轉出學校審批',
    in: '轉入學校審批',
    authority: '主管教育局審批',
  },
  state: {
    submitted: '待轉出學校審批',
    out_agreed: '待轉入學校審批',
    in_agreed: '轉入學校已同意',
    authority_agreed: '審批通過',
    effective: '已生效',
    rejected: '已駁回',
    withdrawn: '已撤回',
  },
} satisfies Shape<typeof zh>
