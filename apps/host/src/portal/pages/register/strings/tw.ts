import type { Shape } from '../../../../strings/catalogues'
import type { zh } from './zh'

export const tw = {
  title: '註冊',
  lead: (days: number) => `選擇您的身分，填寫資料後由所在學校審核，一般需要${days}個工作天。`,
  identity: {
    '4': { name: '我是教師', about: '參加教研與微課程活動，上傳和收藏教學資源', action: '以教師身分註冊' },
    '5': { name: '我是學生', about: '查看學習資源，參加學校舉辦的活動', action: '以學生身分註冊' },
    '6': { name: '我是家長', about: '了解學校動態，提交家庭作品，為孩子辦理授權', action: '以家長身分註冊' },
  },
  guardianNote: (age: number) => `未滿${age}歲須由監護人填寫資料並同意`,
  agreements: '註冊前請了解',
  titleWithVersion: (name: string, version: string) => `${name}（版本${version}）`,
  findState: '查詢註冊進度',
  trackNo: '查詢編號',
  trackNoHint: '提交申請時顯示的編號，以ZC開頭',
  trackNoFormat: '查詢編號由ZC和10位數字或字母組成',
  trackNoAbsent: '找不到該申請，請核對編號。被退回或過期的申請只保留30天',
  find: '查詢進度',
  failed: '查詢失敗，請稍後再試',
  states: {
    pending: '等待審核',
    approved: '已通過，可以登入',
    returned: '被退回，可修改後重新提交',
    expired: '已過期，請重新提交',
  },
  stateLine: (reviewer: string, at: string) => `由${reviewer}審核，${at}提交`,
  reason: (text: string) => `原因：${text}`,
  closed: '目前未開放註冊',
  closedHint: '請聯絡所在學校的管理員開通帳號。',
  haveAccount: '已有帳號？',
  signIn: '登入',
  invitation: '有班級邀請碼？',
  invitationCode: '班級邀請碼',
  invitationHint: '老師發給學生的10位邀請碼，掃描二維碼也可以開啟',
  invitationFormat: '邀請碼由10位數字或字母組成',
  useInvitation: '使用邀請碼註冊',
} satisfies Shape<typeof zh>
