import type { QueueStrings } from './load-queue-strings'

/** Words of the queue of uploads, traditional Chinese. */
export const tw: QueueStrings = {
  drop: '把檔案拖曳到這裡，或',
  choose: '選擇檔案',
  refused: '無法上傳的檔案',
  total: '總進度',
  hashing: '正在計算校驗值',
  checking: '正在校驗',
  offline: '網路已中斷，恢復後自動繼續',
  begun: '未完成的上傳',
  begunHint: '請重新選擇同一檔案，將從中斷處繼續。',
  resourceStates: { draft: '草稿', pending: '待審核', on_shelf: '已上架', off_shelf: '已下架', returned: '已退回' },
  known: (name) => `「${name}」已存在`,
  knownHint: '相同內容的檔案已在資源庫中，無須重複上傳。',
  open: (title) => `檢視：${title}`,
  again: '仍要上傳',
  dismiss: '不上傳',
  failed: '上傳失敗，請重試',
  gone: '這次上傳已失效，請重新選擇檔案',
  full: '伺服器儲存空間不足，請稍後繼續或聯絡管理員',
}
