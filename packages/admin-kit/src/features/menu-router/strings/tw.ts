import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Words of the side menu and of the screens' frame. */
export const tw = {
  navigation: '管理後台選單',
  external: '{title}（在新視窗開啟）',
  loading: '頁面載入中',
  unknownTitle: '頁面元件未註冊：{component}',
  unknownHint: '選單指向的頁面元件在目前版本中不存在。其他選單不受影響，請聯絡管理員檢查動態路由設定。',
  comingTitle: '{title}即將開放',
  comingHint: '此功能建置中，其他選單可正常使用。',
  emptyMenu: '暫無可用選單',
  emptyMenuHint: '您的帳號尚未取得選單權限，請聯絡管理員。',
  noRecord: '未指定要修改的紀錄',
  backToList: '返回列表',
} satisfies Shape<typeof zh>
