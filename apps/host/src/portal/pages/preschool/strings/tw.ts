import type { zh } from './zh'

/** Strings of the page, in traditional Chinese. */
export const tw: typeof zh = {
  title: '學前教育',
  titles: {
    '/preschoolEducation/policyFront': '政策前沿',
    '/preschoolEducation/teacherResearch': '教師教研',
    '/preschoolEducation/homeProduced': '家庭出品',
    '/preschoolEducation/producedGarden': '園所出品',
    '/preschoolEducation/aiBaby': '愛寶貝',
  },
  month: '月份',
  articles: '育兒文章',
  advice: '專家問答',
  expertLine: (name: string, title: string) => `${name}（${title}）`,
  notice: '本欄內容由編輯整理，僅供日常育兒參考，不能取代醫師的診斷與治療。孩子身體不適，請儘速就醫。',
  kindergartens: '園所名片',
  allKindergartens: '全部園所',
  submit: '我要投稿',
  submitLead:
    '家長可以分享家庭活動或自製玩具：寫下標題與過程，附上最多9張照片，審核後發布。照片裡有孩子時，需要監護人的授權同意。',
  submitSignIn: '登入後投稿',
  submitWrite: '前往投稿',
  empty: {
    policyFront: '還沒有政策文件',
    teacherResearch: '還沒有教研文章',
    homeProduced: '還沒有家庭作品',
    producedGarden: '還沒有園所作品',
    aiBaby: '還沒有育兒文章',
  },
  emptyHint: '新內容審核發布後會出現在這裡，也可以先看看其他欄目。',
}
