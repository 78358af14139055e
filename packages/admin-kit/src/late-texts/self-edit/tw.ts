import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

/** Words of the self-edit screen. */
export const tw = {
  username: '登入帳號',
  name: '姓名',
  mobile: '手機號碼',
  email: '電子郵件',
  descriptionTitle: '個人簡介標題',
  description: '個人簡介',
  registeredAt: '註冊時間',
  lastSignInAt: '最近登入',
  roles: '角色',
  noRoles: '尚未分配角色',
  submit: '提交',
  takeLatest: '載入最新資料',
  success: '更新資訊成功！',
  failure: '更新資訊失敗！{reason}',
  avatar: {
    label: '大頭貼',
    change: '更換大頭貼',
    remove: '移除大頭貼',
    title: '裁切大頭貼',
    intro: '圖片在本機裁切，原圖不會上傳。',
    choose: '選擇一張圖片，或拖曳到這裡',
    open: '選擇圖片',
    another: '重新選擇',
    use: '使用',
    size: '{length} / {limit} 個字元',
  },
  sessions: {
    title: '登入裝置',
    current: '本機',
    started: '登入於 {time}',
    seen: '最近使用 {time}',
    end: '登出該裝置',
    endNamed: '登出該裝置：{device}',
    question: '確定要登出「{device}」上的登入嗎？',
    ended: '已登出該裝置',
    all: '顯示全部 {count} 個',
  },
} satisfies Shape<typeof zh>
