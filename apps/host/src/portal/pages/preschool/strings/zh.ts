/** Strings of the page, Chinese: the source of the other four languages. */
export const zh = {
  title: '学前教育',
  titles: {
    '/preschoolEducation/policyFront': '政策前沿',
    '/preschoolEducation/teacherResearch': '教师教研',
    '/preschoolEducation/homeProduced': '家庭出品',
    '/preschoolEducation/producedGarden': '园所出品',
    '/preschoolEducation/aiBaby': '爱宝贝',
  },
  month: '月份',
  articles: '育儿文章',
  advice: '专家问答',
  expertLine: (name: string, title: string) => `${name}（${title}）`,
  notice: '本栏内容由编辑组织整理，仅供日常养育参考，不能代替医生的诊断和治疗。孩子身体不适，请及时就医。',
  kindergartens: '园所名片',
  allKindergartens: '全部园所',
  submit: '我要投稿',
  submitLead:
    '家长可以分享家庭活动或自制玩具：写下标题和过程，附上最多9张照片，审核后发布。照片里有孩子时，需要监护人的授权同意。',
  submitSignIn: '登录后投稿',
  submitWrite: '去投稿',
  empty: {
    policyFront: '还没有政策文件',
    teacherResearch: '还没有教研文章',
    homeProduced: '还没有家庭作品',
    producedGarden: '还没有园所作品',
    aiBaby: '还没有育儿文章',
  },
  emptyHint: '新内容审核发布后会出现在这里，也可以先看看其他栏目。',
}
