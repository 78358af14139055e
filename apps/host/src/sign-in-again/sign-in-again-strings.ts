import type { Locale } from '@doorway/api-client/rules'

interface Words {
  title: string
  hint: string
  goOn: string
  /** Before typed input is given up by Escape or a press outside. */
  lost: string
  leave: string
}

/** Words of the sign-in over a page; they load with it. */
export const signInAgainStrings: Record<Locale, Words> = {
  zh: {
    title: '请重新登录',
    hint: '登录已过期。重新登录后可继续操作，已填写的内容不会丢失。',
    goOn: '已重新登录，请继续',
    lost: '离开后，尚未保存的内容可能丢失。再次关闭将前往登录页。',
    leave: '放弃，去登录页',
  },
  en: {
    title: 'Sign in again',
    hint: 'Your sign-in has expired. Sign in to go on; what you have typed is still there.',
    goOn: 'You are signed in again. Go on where you were',
    lost: 'If you leave, what is not saved may be lost. Close once more to go to the sign-in page.',
    leave: 'Leave for the sign-in page',
  },
  ja: {
    title: 'もう一度ログインしてください',
    hint: 'ログインの有効期限が切れました。ログインすると続けられます。入力した内容は失われません。',
    goOn: 'ログインしました。続けてください',
    lost: '離れると、保存していない内容が失われることがあります。もう一度閉じるとログインページへ移動します。',
    leave: '中止してログインページへ',
  },
  ko: {
    title: '다시 로그인하세요',
    hint: '로그인이 만료되었습니다. 다시 로그인하면 계속할 수 있으며 입력한 내용은 사라지지 않습니다.',
    goOn: '다시 로그인했습니다. 계속하세요',
    lost: '나가면 저장하지 않은 내용이 사라질 수 있습니다. 한 번 더 닫으면 로그인 페이지로 이동합니다.',
    leave: '그만두고 로그인 페이지로',
  },
  tw: {
    title: '請重新登入',
    hint: '登入已過期。重新登入後可繼續操作，已填寫的內容不會遺失。',
    goOn: '已重新登入，請繼續',
    lost: '離開後，尚未儲存的內容可能遺失。再次關閉將前往登入頁。',
    leave: '放棄，前往登入頁',
  },
}
