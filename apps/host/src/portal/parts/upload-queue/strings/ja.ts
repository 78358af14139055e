import type { QueueStrings } from './load-queue-strings'

/** Words of the queue of uploads, Japanese. */
export const ja: QueueStrings = {
  drop: 'ここにファイルをドラッグするか、',
  choose: 'ファイルを選択',
  refused: 'アップロードできないファイル',
  total: '全体の進捗',
  hashing: 'ファイルを確認しています',
  checking: '検証しています',
  offline: '通信が切れました。復旧すると自動で再開します',
  begun: '未完了のアップロード',
  begunHint: '同じファイルを選び直すと、中断した所から再開します。',
  resourceStates: {
    draft: '下書き',
    pending: '審査待ち',
    on_shelf: '公開中',
    off_shelf: '公開停止',
    returned: '差し戻し',
  },
  known: (name) => `「${name}」はすでに登録されています`,
  knownHint: '同じ内容のファイルが教材にあるため、アップロードは不要です。',
  open: (title) => `開く：${title}`,
  again: 'それでもアップロードする',
  dismiss: 'アップロードしない',
  failed: 'アップロードに失敗しました。もう一度お試しください',
  gone: 'このアップロードは無効になりました。ファイルを選び直してください',
  full: 'サーバーの空き容量が不足しています。後で再開するか、管理者にご連絡ください',
}
