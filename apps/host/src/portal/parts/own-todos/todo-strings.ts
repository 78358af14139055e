import type { Schema } from '@doorway/api-client/types'
import type { Locale } from '../../../preferences/languages'

/** The kinds that competitions have. */
export type OwnTodoKind = Extract<
  Schema<'Todo'>['kind'],
  | 'entryAudit'
  | 'workCheck'
  | 'objection'
  | 'recusal'
  | 'resultConfirm'
  | 'judgeInvitation'
  | 'judging'
  | 'workFix'
  | 'workDraft'
>

interface TodoStrings {
  title: string
  /** For those who hear the page: the number next to the name of the menu. */
  count: (count: number) => string
  /** What a child of the reader has to do. */
  ofChild: (name: string, what: string) => string
  kinds: Readonly<Record<OwnTodoKind, string>>
}

/** Words of the to-dos, which load for signed-in people alone. */
export const todoStrings: Readonly<Record<Locale, TodoStrings>> = {
  zh: {
    title: '我的待办',
    count: (count) => `${count} 项待办`,
    ofChild: (name, what) => `${name}：${what}`,
    kinds: {
      entryAudit: '待审核的报名',
      workCheck: '待资格审查的作品',
      objection: '待处理的异议',
      recusal: '待更换的评委',
      resultConfirm: '待确认的成绩',
      judgeInvitation: '待答复的评审邀请',
      judging: '待评审的作品',
      workFix: '被退回、待修改的作品',
      workDraft: '待提交的作品',
    },
  },
  en: {
    title: 'My to-dos',
    count: (count) => (count === 1 ? '1 to-do' : `${count} to-dos`),
    ofChild: (name, what) => `${name}: ${what}`,
    kinds: {
      entryAudit: 'Registrations to review',
      workCheck: 'Works to check',
      objection: 'Objections to decide',
      recusal: 'Judges to replace',
      resultConfirm: 'Results to confirm',
      judgeInvitation: 'Invitations to judge',
      judging: 'Works to judge',
      workFix: 'Returned works to revise',
      workDraft: 'Works to submit',
    },
  },
  ja: {
    title: 'やること',
    count: (count) => `やること ${count} 件`,
    ofChild: (name, what) => `${name}さん：${what}`,
    kinds: {
      entryAudit: '審査待ちの申込',
      workCheck: '資格審査待ちの作品',
      objection: '対応待ちの異議',
      recusal: '交代が必要な審査員',
      resultConfirm: '確認待ちの成績',
      judgeInvitation: '回答待ちの審査依頼',
      judging: '審査する作品',
      workFix: '差し戻された作品',
      workDraft: '未提出の作品',
    },
  },
  ko: {
    title: '할 일',
    count: (count) => `할 일 ${count}건`,
    ofChild: (name, what) => `${name}: ${what}`,
    kinds: {
      entryAudit: '심사할 참가 신청',
      workCheck: '자격을 심사할 작품',
      objection: '처리할 이의 신청',
      recusal: '교체할 심사위원',
      resultConfirm: '확인할 성적',
      judgeInvitation: '응답할 심사 초대',
      judging: '심사할 작품',
      workFix: '반려되어 수정할 작품',
      workDraft: '제출할 작품',
    },
  },
  tw: {
    title: '我的待辦',
    count: (count) => `${count} 項待辦`,
    ofChild: (name, what) => `${name}：${what}`,
    kinds: {
      entryAudit: '待審核的報名',
      workCheck: '待資格審查的作品',
      objection: '待處理的異議',
      recusal: '待更換的評審',
      resultConfirm: '待確認的成績',
      judgeInvitation: '待回覆的評審邀請',
      judging: '待評審的作品',
      workFix: '被退回、待修改的作品',
      workDraft: '待繳交的作品',
    },
  },
}
