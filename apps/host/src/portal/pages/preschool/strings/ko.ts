import type { zh } from './zh'

/** Strings of the page, in Korean. */
export const ko: typeof zh = {
  title: '유아 교육',
  pairs: {
    policy: '해설 대상 정책',
    interpretation: '정책 해설',
  },
  titles: {
    '/preschoolEducation/policyFront': '정책 동향',
    '/preschoolEducation/teacherResearch': '교사 연구',
    '/preschoolEducation/homeProduced': '가정 활동',
    '/preschoolEducation/producedGarden': '유치원 활동',
    '/preschoolEducation/aiBaby': '우리 아이',
  },
  month: '월',
  articles: '육아 글',
  advice: '전문가 문답',
  expertLine: (name: string, title: string) => `${name} (${title})`,
  notice:
    '편집진이 정리한 일상 육아 참고 자료이며 의사의 진단과 치료를 대신하지 않습니다. 아이가 아프면 병원을 찾아 주세요.',
  kindergartens: '유치원 소개',
  allKindergartens: '전체 유치원',
  submit: '투고하기',
  submitLead:
    '학부모는 가정 활동이나 직접 만든 장난감을 소개할 수 있습니다. 제목과 과정, 사진(최대 9장)을 올려 주세요. 검토 후 게시됩니다. 아이가 나온 사진은 보호자의 동의가 필요합니다.',
  submitSignIn: '로그인하고 투고하기',
  submitWrite: '작성하기',
  ask: {
    title: '전문가에게 질문하기',
    lead: '아이의 나이와 상황을 적어 주세요. 편집부를 통해 전문가가 답변하며, 공개하기 전에 아이나 가족을 알아볼 수 있는 내용은 지웁니다.',
    signIn: '로그인하고 질문하기',
    open: '질문하기',
    label: '질문 내용',
    hint: '5~300자. 아이의 이름, 전화번호, 주소는 적지 마세요. 아이가 아프면 병원을 찾으세요.',
    age: '아이 나이',
    topic: '주제',
    any: '무관',
    send: '질문 보내기',
    sending: '보내는 중…',
    cancel: '닫기',
    sent: '접수되었습니다. 답변이 등록되면 알려 드립니다.',
    short: '5자 이상 입력하세요',
    failed: '보내지 못했습니다. 잠시 후 다시 시도하세요.',
    own: '내 질문',
    none: '아직 질문이 없습니다',
    declined: '채택하지 않은 사유: ',
    states: {
      open: '답변 대기',
      pending: '답변 작성 중',
      published: '답변 완료',
      declined: '채택 안 함',
    },
  },
  empty: {
    policyFront: '아직 정책 문서가 없습니다',
    teacherResearch: '아직 교육 연구 글이 없습니다',
    homeProduced: '아직 가정 작품이 없습니다',
    producedGarden: '아직 유치원 작품이 없습니다',
    aiBaby: '아직 육아 글이 없습니다',
  },
  emptyHint: '새 내용은 검토 후 여기에 게시됩니다. 다른 칼럼도 살펴보세요.',
}
