import type { ConsoleStrings } from './load-console-strings'

/** The console's frame in words, in Korean. */
export const ko: ConsoleStrings = {
  brand: '윈쩌 교육 관리 콘솔',
  siteName: '윈쩌 교육 포털',
  motto: '공지, 교육 연구, 자료, 행정을 한곳에서.',
  loading: '불러오는 중',
  menu: '메뉴',
  more: '더보기',
  language: '언어',
  theme: '테마',
  themes: { light: '밝게', dark: '어둡게', 'high-contrast': '고대비' },
  signIn: '로그인',
  register: '회원가입',
  openMenu: '메뉴 열기',
  fold: '메뉴 접기',
  unfold: '메뉴 펼치기',
  account: '사용자 메뉴',
  portal: '포털로 돌아가기',
  signOut: '로그아웃',
  updatePassword: '비밀번호 변경',
  playground: '임베드 체험',
  signInHint: '교육기관에서 발급한 계정으로 로그인하세요',
  storageRefused:
    '브라우저에서 이 사이트의 데이터 저장을 허용하지 않습니다. 로그인은 이 페이지에서만 유지되며, 새로 고치면 다시 로그인해야 합니다.',
  forgot: '비밀번호 찾기',
  home: '홈으로',
  signedInAs: (name) => `${name} 계정으로 로그인되어 있습니다`,
  enter: '들어가기',
  switchAccount: '계정 전환',
  passwordStates: {
    initial: '첫 로그인입니다. 먼저 비밀번호를 변경하세요.',
    weak: '비밀번호 강도가 부족합니다. 변경하세요.',
    expired: '비밀번호가 만료되었습니다. 변경하세요.',
  },
}
