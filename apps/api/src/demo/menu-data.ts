interface MenuSeed {
  name: string
  /** Titles in zh, en, ja, ko, tw. */
  titles: readonly string[]
  icon?: string
  url?: string
  component?: string
  type?: 'menu' | 'link'
  hidden?: boolean
  /** False where leaving the tab drops the page's state; tabs keep it (domain 1.6). */
  keepAlive?: boolean
  codes?: readonly string[]
  /** Code without which an item that has no buttons of its own is not in a role. */
  needs?: string
}

interface DirectorySeed {
  name: string
  titles: readonly string[]
  icon: string
  /** Codes of what people do on the portal: roles hold them, no screen of the console needs them. */
  codes?: readonly string[]
  menus: readonly MenuSeed[]
}

const words = (line: string) => line.split('|')
const codes = (group: string, actions: string) => actions.split(',').map((action) => `${group}:${action}`)

/** Icons by the name of the screen, each once. */
const ICONS: Readonly<Record<string, string>> = {
  'school-management': 'school',
  'change-school-approval': 'rotate-right',
  'registration-approval': 'success',
  'dictionary-management': 'dictionary',
  'stage-management': 'student',
  'site-management': 'site',
  'column-management': 'column',
  'article-management': 'article',
  'article-review': 'pen',
  'file-library': 'attachment',
  'competition-management': 'calendar',
  'work-management': 'play',
  'judge-management': 'teacher',
  'score-config': 'density',
  'result-management': 'crown',
  'resource-management': 'copy',
  'school-style': 'home',
  'principal-management': 'star',
  'activity-management': 'pin',
  'preschool-management': 'family',
  'expert-questions': 'flower',
  'message-center': 'mail',
  'app-version': 'refresh',
  'logging-login': 'log',
  'logging-operation': 'clock',
  'security-policy': 'lock',
  'data-overview': 'grid',
}

/** A built-in screen: its address is its name (domain 1.0). */
const builtIn = (name: string, titles: string, more: Partial<MenuSeed> = {}): MenuSeed => ({
  name,
  titles: words(titles),
  icon: ICONS[name],
  url: `/${name}`,
  ...more,
})

/** A screen that is found by its component. */
const screen = (name: string, titles: string, component: string, list: readonly string[]): MenuSeed => ({
  name,
  titles: words(titles),
  icon: ICONS[name],
  url: `/${name}`,
  component,
  codes: list,
})

/** The console's menu: directories with their screens and button codes (domain 2.10). */
export const menuTree: readonly DirectorySeed[] = [
  {
    name: 'system',
    titles: words('系统管理|System|システム管理|시스템 관리|系統管理'),
    icon: 'settings',
    menus: [
      builtIn('user-management', '用户管理|Users|ユーザー管理|사용자 관리|使用者管理', {
        icon: 'users',
        codes: codes('sys:user', 'list,add,edit,delete,export,import,resetPwd,state,unlock,reveal,assignRole'),
      }),
      builtIn('user-add', '新增用户|Add user|ユーザー追加|사용자 추가|新增使用者', {
        hidden: true,
        needs: 'sys:user:add',
      }),
      builtIn('user-edit', '修改用户|Edit user|ユーザー編集|사용자 수정|修改使用者', {
        hidden: true,
        needs: 'sys:user:edit',
      }),
      builtIn('role-management', '角色管理|Roles|ロール管理|역할 관리|角色管理', {
        icon: 'shield',
        codes: codes('sys:role', 'list,add,edit,delete,menu,site'),
      }),
      builtIn('role-add', '新增角色|Add role|ロール追加|역할 추가|新增角色', { hidden: true, needs: 'sys:role:add' }),
      builtIn('role-edit', '修改角色|Edit role|ロール編集|역할 수정|修改角色', {
        hidden: true,
        needs: 'sys:role:edit',
      }),
      builtIn('workgroup-management', '工作组管理|Workgroups|ワークグループ管理|작업 그룹 관리|工作組管理', {
        icon: 'group',
        codes: codes('wg', 'list,add,edit,delete,member'),
      }),
      builtIn('workgroup-add', '新增工作组|Add workgroup|ワークグループ追加|작업 그룹 추가|新增工作組', {
        hidden: true,
        needs: 'wg:add',
      }),
      builtIn('workgroup-edit', '修改工作组|Edit workgroup|ワークグループ編集|작업 그룹 수정|修改工作組', {
        hidden: true,
        needs: 'wg:edit',
      }),
      builtIn('async-routes-config', '动态路由配置|Menu routes|ルート設定|동적 경로 설정|動態路由設定', {
        icon: 'route',
        codes: codes('sys:menu', 'list,edit,preview'),
      }),
      builtIn('self-edit', '个人信息|My profile|個人情報|내 정보|個人資訊', { icon: 'user', needs: '' }),
    ],
  },
  {
    name: 'organisations',
    titles: words('组织机构|Organisations|組織|조직|組織機構'),
    icon: 'building',
    menus: [
      builtIn('organization-management', '组织机构管理|Areas|地域管理|지역 관리|組織機構管理', {
        icon: 'map',
        codes: codes('area', 'list,add,edit,delete,state'),
      }),
      screen(
        'school-management',
        '学校管理|Schools|学校管理|학교 관리|學校管理',
        'schools/SchoolManager',
        codes('school', 'list,add,edit,delete,import,merge,promote'),
      ),
      screen(
        'registration-approval',
        '注册审核|Registrations|登録審査|회원가입 심사|註冊審核',
        'requests/RegistrationApproval',
        ['sys:register:audit'],
      ),
      screen(
        'change-school-approval',
        '变更学校审核|Changes of school|学校変更の審査|학교 변경 심사|變更學校審核',
        'requests/ChangeSchoolApproval',
        ['sys:changeSchool:audit'],
      ),
    ],
  },
  {
    name: 'dictionaries',
    titles: words('字典与学段|Dictionaries|辞書と学校段階|사전 및 학교급|字典與學段'),
    icon: 'book',
    menus: [
      screen(
        'dictionary-management',
        '字典管理|Dictionaries|辞書管理|사전 관리|字典管理',
        'dictionaries/DictionaryManager',
        ['dict:list', 'dict:edit', 'dict:grade:edit'],
      ),
      screen(
        'stage-management',
        '学段学科|Stages and subjects|学校段階と教科|학교급과 과목|學段學科',
        'stages/StageManager',
        ['garde:edit'],
      ),
    ],
  },
  {
    name: 'content',
    titles: words('内容管理|Content|コンテンツ管理|콘텐츠 관리|內容管理'),
    icon: 'newspaper',
    menus: [
      screen(
        'site-management',
        '站点管理|Sites|サイト管理|사이트 관리|網站管理',
        'content/SiteManager',
        codes('cms:site', 'list,add,edit,delete'),
      ),
      screen(
        'column-management',
        '栏目管理|Columns|コラム管理|칼럼 관리|欄目管理',
        'content/ColumnManager',
        codes('cms:column', 'list,add,edit,delete,move,merge'),
      ),
      screen(
        'article-management',
        '文章管理|Articles|記事管理|글 관리|文章管理',
        'content/ArticleManager',
        codes('cms:article', 'list,add,edit,delete,publish,offline,import'),
      ),
      screen(
        'article-review',
        '文章审核|Review of articles|記事の審査|글 심사|文章審核',
        'content/ArticleReview',
        codes('cms:article', 'review1,review2,review3'),
      ),
      screen(
        'file-library',
        '附件管理|Media library|メディアライブラリ|미디어 보관함|附件管理',
        'content/FileLibrary',
        [...codes('cms:file', 'list,add,edit,delete'), ...codes('cms:tag', 'list,add,edit,delete,merge')],
      ),
    ],
  },
  {
    name: 'competitions',
    titles: words('赛事管理|Competitions|コンテスト管理|대회 관리|賽事管理'),
    icon: 'trophy',
    codes: ['comp:entry:own', 'comp:work:own'],
    menus: [
      screen(
        'competition-management',
        '赛事配置|Competitions|コンテスト設定|대회 설정|賽事設定',
        'competitions/CompetitionManager',
        [...codes('comp', 'list,add,edit,publish,archive'), ...codes('comp:phase', 'edit,reopen'), 'comp:quota:edit'],
      ),
      screen(
        'work-management',
        '报名与作品|Entries and works|応募と作品|참가와 작품|報名與作品',
        'competitions/WorkManager',
        [
          ...codes('comp:entry', 'list,audit,behalf,export'),
          ...codes('comp:work', 'list,check,disqualify'),
          ...codes('comp:recommend', 'edit,submit'),
        ],
      ),
    ],
  },
  {
    name: 'judging',
    titles: words('评审管理|Judging|審査管理|심사 관리|評審管理'),
    icon: 'scale',
    codes: codes('judge', 'task,mark,recuse'),
    menus: [
      screen('judge-management', '评委与分配|Judges|審査員と割当|심사위원 배정|評委與分配', 'judging/JudgeManager', [
        'comp:judge:edit',
        'comp:assign:edit',
        'comp:monitor',
        'comp:mark:view',
      ]),
      screen('score-config', '评分配置|Score schemes|採点基準|채점 기준|評分設定', 'judging/SchemeManager', [
        'comp:score:edit',
      ]),
    ],
  },
  {
    name: 'results',
    titles: words('成绩与证书|Results|結果と証書|결과와 증서|成績與證書'),
    icon: 'award',
    menus: [
      screen('result-management', '成绩管理|Results|結果管理|결과 관리|成績管理', 'results/ResultManager', [
        ...codes('comp:result', 'compute,confirm,publish'),
        'comp:objection:handle',
        ...codes('comp:cert', 'template,issue,revoke'),
      ]),
    ],
  },
  {
    name: 'resources',
    titles: words('资源与学校|Resources|教材と学校|자료와 학교|資源與學校'),
    icon: 'library',
    codes: ['res:create', 'activity:signup', 'preschool:submit', 'request:changeSchool'],
    menus: [
      screen(
        'resource-management',
        '资源管理|Resources|教材管理|자료 관리|資源管理',
        'resources/ResourceManager',
        codes('res', 'list,audit,recommend'),
      ),
      screen(
        'school-style',
        '学校风采|School profiles|学校紹介|학교 소개|學校風采',
        'resources/SchoolProfiles',
        codes('school:profile', 'edit,audit'),
      ),
      screen(
        'principal-management',
        '校长管理|Principals|校長管理|교장 관리|校長管理',
        'resources/PrincipalManager',
        codes('principal', 'edit,audit'),
      ),
      screen(
        'activity-management',
        '教研活动|Research activities|教研活動|교육 연구 활동|教研活動',
        'resources/ActivityManager',
        ['activity:edit'],
      ),
      screen(
        'preschool-management',
        '学前教育管理|Preschool works|就学前教育の管理|유아 교육 관리|學前教育管理',
        'resources/PreschoolManager',
        codes('preschool', 'edit,audit'),
      ),
      {
        ...screen(
          'expert-questions',
          '专家问答|Expert advice|専門家Q&A|전문가 문답|專家問答',
          'resources/ExpertQuestions',
          [],
        ),
        needs: 'preschool:audit',
      },
    ],
  },
  {
    name: 'messages',
    titles: words('消息与任务|Messages|通知とタスク|메시지와 작업|訊息與任務'),
    icon: 'bell',
    menus: [
      // For all: everyone reads messages. What needs codes is in the next one, whose tabs are of the same screen.
      {
        ...screen(
          'message-center',
          '消息中心|Messages|通知センター|메시지 센터|訊息中心',
          'messages/MessageCenter',
          [],
        ),
        needs: '',
      },
      {
        ...screen(
          'message-sending',
          '发送消息|Send messages|メッセージ送信|메시지 보내기|傳送訊息',
          'messages/MessageCenter',
          ['msg:send', 'task:list'],
        ),
        hidden: true,
      },
    ],
  },
  {
    name: 'apps',
    titles: words('应用版本|App versions|アプリ版|앱 버전|應用版本'),
    icon: 'phone',
    menus: [
      screen(
        'app-version',
        '版本管理|Versions|版管理|버전 관리|版本管理',
        'apps/AppVersions',
        codes('app:version', 'list,add,edit,publish,withdraw'),
      ),
    ],
  },
  {
    name: 'audit',
    titles: words('安全审计|Audit|監査|감사|安全稽核'),
    icon: 'eye',
    menus: [
      builtIn('logging-login', '登录日志|Sign-in log|ログイン履歴|로그인 로그|登入日誌', {
        codes: codes('log:login', 'list,export'),
      }),
      builtIn('logging-operation', '操作日志|Operation log|操作履歴|작업 로그|操作日誌', {
        codes: [...codes('log:oper', 'list,export'), 'log:pii:list'],
      }),
      screen(
        'security-policy',
        '会话与策略|Sessions and policy|セッションと方針|세션과 정책|工作階段與策略',
        'audit/SecurityPolicy',
        [...codes('sys:session', 'list,kick'), ...codes('sys:policy', 'edit,approve'), 'sys:consent:list'],
      ),
    ],
  },
  {
    name: 'overview',
    titles: words('数据总览|Overview|概要|개요|資料總覽'),
    icon: 'chart',
    menus: [
      screen('data-overview', '数据总览|Overview|概要|개요|資料總覽', 'overview/DataOverview', [
        'dash:home',
        'dash:screen',
      ]),
      {
        name: 'help-site',
        titles: words('帮助中心|Help|ヘルプ|도움말|說明中心'),
        icon: 'help',
        url: 'https://help.doorway.example/',
        type: 'link',
        needs: '',
      },
      {
        name: 'not-registered',
        titles: words('未注册页面|Not registered|未登録の画面|등록되지 않은 화면|未註冊頁面'),
        url: '/not-registered',
        component: 'demo/NotRegistered',
        hidden: true,
        needs: 'sys:menu:edit',
      },
    ],
  },
]
