import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

/** See the source language. */
export const ja: Shape<typeof zh> = {
  disable: {
    title: 'ユーザーを無効にする',
    question: '{count} 名のユーザーを無効にしますか？',
    consequence: 'ただちにログアウトされ、ログインできなくなります。データはすべて残り、いつでも有効に戻せます。',
  },
  exportTask: {
    label: 'バックグラウンドのエクスポート',
    running: 'バックグラウンドでエクスポート中です。完了すると自動的にダウンロードされます',
    cancelled: 'エクスポートを取り消しました',
    failed: 'エクスポートが完了しませんでした：{reason}',
  },
  failures: {
    title: '{count}名は変更できませんでした',
    hint: 'ほかの{changed}名は変更しました。',
    one: '{name}（{username}）：{message}',
  },
  many: {
    who: '{count}名を選択：{names} ほか',
    moveHint: '元の組織の学年・クラスは消去されます。',
  },
  parents: {
    title: '保護者の初期パスワード',
    shown:
      '追加した保護者の初期パスワードは一度だけ表示され、初回ログイン時に変更が必要です。保存して保護者に渡してください。',
  },
  reset: {
    username: 'ログイン名',
    name: '氏名',
    unsaved: 'パスワードはまだ保存されていません。閉じると二度と表示できません。',
    closeUnsaved: '保存せずに閉じる',
    title: 'パスワードの再設定',
    question: '{name} のワンタイムパスワードを発行します。現在のパスワードはすぐに無効になります。',
    questionMany: '{count}名にワンタイムパスワードを発行します。現在のパスワードはすぐに無効になります。',
    shownMany: 'パスワードはこの画面にだけ表示されます。保存してください。',
    saveMany: 'ファイルに保存',
    sent: 'ワンタイムパスワードを {mailbox} に送信しました。次回ログイン時に変更が必要です。',
    shown: 'ワンタイムパスワードは今回のみ表示されます。次回ログイン時に変更が必要です。',
    password: 'ワンタイムパスワード',
  },
}
