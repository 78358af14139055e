import { type Locale, registrationTexts } from '@doorway/api-client/rules'

interface AgreementText {
  title: string
  paragraphs: string[]
}

/** The texts of one language. A change of the meaning of one needs a new version in `registrationTexts`. */
interface AgreementTexts {
  privacy: AgreementText
  child: AgreementText
}

const texts: Record<Locale, AgreementTexts> = {
  zh: {
    privacy: {
      title: '个人信息处理规则',
      paragraphs: [
        '为核实您的身份并开通账号，本平台收集您填写的姓名、登录名、手机号、邮箱、所在区域和所属机构；身份证号为选填，仅用于避免重复注册。',
        '身份证号和手机号加密保存，只有您所属机构及其上级中负责注册审核的人员可以看到，且默认只显示其中几位。',
        '审核未通过的申请在30天后删除；审核通过后，您可以随时查看、更正自己的信息，或申请注销账号。',
        '我们不会将您的个人信息提供给与教育服务无关的第三方。',
      ],
    },
    child: {
      title: '儿童个人信息保护规则',
      paragraphs: [
        '不满14周岁的孩子注册账号，须由父母或其他监护人阅读本规则并同意。',
        '我们只收集孩子在校学习所必需的信息，不收集照片，不公开孩子的姓名和联系方式；公开展示孩子的作品须另行取得您的同意。',
        '学校在审核时会与您核对监护关系。账号开通后，重置密码只通过您或学校办理。',
        '您可以随时查看、更正、删除孩子的信息或撤回同意；撤回后，账号将停止使用。',
      ],
    },
  },
  en: {
    privacy: {
      title: 'How personal information is used',
      paragraphs: [
        'To check who you are and to open your account, the platform collects the name, login name, mobile number, e-mail, area and institution that you enter. The ID number is optional and only prevents a second registration.',
        'ID and mobile numbers are stored encrypted. Only those who review registrations at your institution and above it can see them, and by default only a few of their digits.',
        'A request that is not approved is deleted after 30 days. With an account you can view and correct your information, or request that the account is closed, at any time.',
        'Your personal information is not given to third parties that have nothing to do with educational services.',
      ],
    },
    child: {
      title: 'Protection of children’s personal information',
      paragraphs: [
        'For a child under 14, a parent or another guardian has to read these rules and agree to them.',
        'Only information that the child needs at school is collected: no photo is required, and neither name nor contact details are made public. Showing the child’s works in public needs your separate consent.',
        'The school checks with you that you are the guardian. Afterwards the password is reset only through you or the school.',
        'You can view, correct or delete the child’s information, or withdraw your consent, at any time; the account then stops working.',
      ],
    },
  },
  ja: {
    privacy: {
      title: '個人情報の取り扱い',
      paragraphs: [
        '本人確認とアカウントの開設のため、ご入力いただいた氏名、ログイン名、携帯電話番号、メールアドレス、地域、所属機関を取得します。身分証番号は任意で、二重登録の防止にのみ使用します。',
        '身分証番号と携帯電話番号は暗号化して保存します。所属機関とその上位機関の登録審査担当者だけが閲覧でき、通常は一部の桁のみ表示されます。',
        '承認されなかった申請は30日後に削除します。アカウント開設後は、いつでも情報の確認・訂正や退会の申請ができます。',
        '教育サービスと関係のない第三者に個人情報を提供することはありません。',
      ],
    },
    child: {
      title: '児童の個人情報の保護',
      paragraphs: [
        '14歳未満のお子さまの登録には、保護者などの親権者等が本規則を読み、同意する必要があります。',
        '学校での学習に必要な情報だけを取得します。写真は不要で、氏名や連絡先を公開することはありません。作品の公開には別途同意をいただきます。',
        '審査の際、学校が親権者等であることを確認します。開設後のパスワード再設定は、親権者等または学校を通してのみ行えます。',
        'お子さまの情報の確認・訂正・削除や同意の撤回はいつでも可能です。撤回するとアカウントは利用できなくなります。',
      ],
    },
  },
  ko: {
    privacy: {
      title: '개인정보 처리 방침',
      paragraphs: [
        '본인 확인과 계정 개설을 위해 입력하신 이름, 로그인 ID, 휴대전화 번호, 이메일, 지역, 소속 기관을 수집합니다. 신분증 번호는 선택 사항이며 중복 가입을 막는 데에만 사용합니다.',
        '신분증 번호와 휴대전화 번호는 암호화하여 보관합니다. 소속 기관과 상위 기관의 가입 심사 담당자만 볼 수 있으며 기본적으로 일부 숫자만 표시됩니다.',
        '승인되지 않은 신청은 30일 후 삭제됩니다. 계정이 개설되면 언제든지 정보를 확인·정정하거나 탈퇴를 신청할 수 있습니다.',
        '교육 서비스와 관련 없는 제3자에게 개인정보를 제공하지 않습니다.',
      ],
    },
    child: {
      title: '아동 개인정보 보호 규칙',
      paragraphs: [
        '만 14세 미만 아동이 가입하려면 부모 또는 다른 보호자가 이 규칙을 읽고 동의해야 합니다.',
        '학교 학습에 필요한 정보만 수집합니다. 사진은 요구하지 않으며 이름과 연락처를 공개하지 않습니다. 작품을 공개하려면 별도의 동의를 받습니다.',
        '심사할 때 학교가 보호자 관계를 확인합니다. 이후 비밀번호 재설정은 보호자나 학교를 통해서만 할 수 있습니다.',
        '언제든지 자녀의 정보를 확인·정정·삭제하거나 동의를 철회할 수 있으며, 철회하면 계정을 사용할 수 없습니다.',
      ],
    },
  },
  tw: {
    privacy: {
      title: '個人資料處理規則',
      paragraphs: [
        '為核實您的身分並開通帳號，本平台蒐集您填寫的姓名、登入帳號、手機號碼、電子郵件、所在區域與所屬機構；身分證字號為選填，僅用於避免重複註冊。',
        '身分證字號與手機號碼加密保存，只有您所屬機構及其上級中負責註冊審核的人員可以看到，且預設只顯示其中幾碼。',
        '未通過審核的申請於30天後刪除；通過後，您可以隨時查看、更正自己的資料，或申請註銷帳號。',
        '我們不會將您的個人資料提供給與教育服務無關的第三方。',
      ],
    },
    child: {
      title: '兒童個人資料保護規則',
      paragraphs: [
        '未滿14歲的孩子註冊帳號，須由父母或其他監護人閱讀本規則並同意。',
        '我們只蒐集孩子在校學習所必需的資料，不蒐集照片，不公開孩子的姓名與聯絡方式；公開展示孩子的作品須另行取得您的同意。',
        '學校審核時會與您核對監護關係。帳號開通後，重設密碼只透過您或學校辦理。',
        '您可以隨時查看、更正、刪除孩子的資料或撤回同意；撤回後，帳號將停止使用。',
      ],
    },
  },
}

/** The texts that people agree to when they register, with their versions. */
export function agreementTexts(locale: Locale) {
  return (['privacy', 'child'] as const).map((name) => {
    const { textCode, textVersion } = registrationTexts[name]
    return { code: textCode, version: textVersion, ...texts[locale][name] }
  })
}
