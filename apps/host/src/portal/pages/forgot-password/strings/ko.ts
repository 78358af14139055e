import type { zh } from './zh'

/** Strings of the page, in Korean. */
export const ko: typeof zh = {
  title: '비밀번호 찾기',
  lead: '이메일이나 문자 인증 코드 또는 복구 코드로 새 비밀번호를 설정합니다.',
  steps: {
    name: '로그인 ID 입력',
    code: '인증 코드 입력',
    password: '새 비밀번호 설정',
  },
  stepLine: (step, total, name) => `${total}단계 중 ${step}단계: ${name}`,
  username: '로그인 ID',
  usernameHint: '대소문자 구분',
  usernameRequired: '로그인 ID를 입력하세요',
  submit: {
    name: '인증 코드 받기',
    code: '다음',
    password: '제출',
  },
  proving: (percent) => `보안 확인 중 ${percent}%`,
  channel: '인증 방법',
  channels: {
    mail: '이메일 인증 코드',
    sms: '문자 인증 코드',
    recovery: '복구 코드',
  },
  channelHints: {
    mail: '계정에 등록된 이메일로 전송',
    sms: '인증된 휴대전화로 전송, 14세 미만은 보호자에게 전송',
    recovery: '개인 센터에서 만들어 적어 둔 코드',
  },
  sent: {
    mail: '계정이 있고 이메일이 등록되어 있으면 인증 코드를 보냈습니다.',
    sms: '계정이 있고 휴대전화가 인증되어 있으면 인증 코드를 보냈습니다.',
    recovery: '사용하지 않은 복구 코드를 입력하세요.',
  },
  sentAgain: {
    mail: '계정이 있고 이메일이 등록되어 있으면 새 인증 코드를 보냈습니다. 이전 코드는 사용할 수 없습니다.',
    sms: '계정이 있고 휴대전화가 인증되어 있으면 새 인증 코드를 보냈습니다. 이전 코드는 사용할 수 없습니다.',
    recovery: '사용하지 않은 복구 코드를 입력하세요.',
  },
  code: '인증 코드',
  codeHint: {
    mail: '이메일에 있는 6자리 숫자, 5분간 유효',
    sms: '문자에 있는 6자리 숫자, 5분간 유효',
    recovery: '영문자와 숫자 10자리, 대소문자 구분 없음',
  },
  codeFormat: {
    mail: '6자리 숫자를 입력하세요',
    sms: '6자리 숫자를 입력하세요',
    recovery: '10자리 복구 코드를 입력하세요',
  },
  codeWrong: (left) => `인증 코드가 틀렸습니다. ${left}번 더 입력할 수 있습니다`,
  spent: (tries) => `인증 코드를 ${tries}번 틀렸습니다. 다시 보내세요`,
  expired: '인증 코드가 만료되었습니다. 다시 보내세요',
  resend: '다시 보내기',
  resendIn: (seconds) => `다시 보내기(${seconds}초)`,
  otherName: '로그인 ID 변경',
  newPassword: '새 비밀번호',
  confirm: '비밀번호 확인',
  showPassword: '비밀번호 표시',
  checklist: '비밀번호 조건',
  parts: {
    hasLength: '8~16자',
    hasLetter: '영문자 포함',
    hasDigit: '숫자 포함',
    hasSpecial: '특수문자 포함',
  },
  met: '충족',
  unmet: '미충족',
  ticketOver:
    '시간이 초과되었거나 이미 사용되었습니다. 인증 코드를 다시 받으세요. 방금 새 비밀번호를 설정했다면 바로 로그인하세요.',
  startAgain: '인증 코드 다시 받기',
  signIn: '로그인하기',
  done: '비밀번호를 재설정했습니다',
  doneHint: '모든 기기에서 로그아웃되었습니다. 새 비밀번호로 로그인하세요.',
  failed: '처리하지 못했습니다. 네트워크를 확인하고 다시 시도하세요. 입력한 내용은 그대로 남아 있습니다',
  helpTitle: '인증 코드를 받지 못했나요?',
  help: [
    {
      question: '이메일이 오지 않았을 때',
      text: '스팸함과 로그인 ID를 확인하세요. 인증 코드는 1분에 한 번, 하루 다섯 번까지 보냅니다.',
    },
    {
      question: '등록된 이메일이 없을 때',
      text: '학교 관리자에게 문의하세요. 본인 확인 후 관리자가 ‘사용자 관리’에서 비밀번호를 재설정합니다.',
    },
    {
      question: '14세 미만 학생',
      text: '인증 코드는 자녀 본인에게 이메일로 보내지 않습니다. 보호자의 휴대전화가 인증되어 있으면 문자를 선택하세요. 보호자에게 전송됩니다. 그렇지 않으면 학교 관리자가 재설정합니다.',
    },
  ],
}
