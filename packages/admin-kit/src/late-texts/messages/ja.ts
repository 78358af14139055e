import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

export const ja = {
  tasks: {
    title: 'タスク',
    name: 'タスク名',
    kind: '種類',
    kinds: {
      importCheck: 'インポートの検証',
      importCommit: 'インポート',
      export: 'エクスポート',
      promotion: '進級処理',
    },
    allKinds: 'すべての種類',
    state: '状態',
    states: {
      queued: '待機中',
      running: '実行中',
      done: '完了',
      failed: '失敗',
      cancelled: '取消済み',
      expired: '期限切れ',
    },
    allStates: 'すべての状態',
    progress: '進捗',
    rows: '{count} 行',
    createdAt: '登録日時',
    expiresAt: 'ファイルの保存期限',
    download: 'ダウンロード',
    cancel: '取消',
    cancelTitle: 'タスクを取り消す',
    cancelQuestion: '「{name}」を取り消しますか？',
    cancelConsequence:
      'タスクはすぐに停止し、ファイルは作成されません。取り込み済みのデータは残ります。後で再試行できます。',
    cancelled: '「{name}」を取り消しました',
    retried: '「{name}」を再登録しました',
    empty: 'タスクはありません',
    emptyHint: '件数の多いインポートとエクスポートはバックグラウンドで実行され、ここに表示されます。',
    filteredEmpty: '条件に合うタスクはありません',
    showAll: 'すべて表示',
  },
} satisfies Shape<typeof zh>
