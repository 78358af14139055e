import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Words of the side menu and of the screens' frame. */
export const ko = {
  navigation: '관리 메뉴',
  external: '{title} (새 창에서 열기)',
  loading: '페이지를 불러오는 중',
  unknownTitle: '등록되지 않은 화면: {component}',
  unknownHint:
    '메뉴가 가리키는 화면이 이 버전에 없습니다. 다른 메뉴는 사용할 수 있으며, 관리자에게 동적 라우트 설정 확인을 요청하세요.',
  comingTitle: '{title} 화면은 곧 열립니다',
  comingHint: '준비 중인 화면입니다. 다른 메뉴는 정상적으로 사용할 수 있습니다.',
  emptyMenu: '사용할 수 있는 메뉴가 없습니다',
  emptyMenuHint: '계정에 메뉴 권한이 없습니다. 관리자에게 문의하세요.',
  noRecord: '수정할 항목이 지정되지 않았습니다',
  backToList: '목록으로',
} satisfies Shape<typeof zh>
